import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, Loading, PageTitle, Skeleton, Stack, TextField } from '@kado/ui';
import { useEffect } from 'react';
import { CheckForm, useReceiptCheck } from '../lib/use-receipt-check.ts';
import styles from '../components/receipt.module.css';

/** /verify-receipt: checks whether Kado issued a receipt. Public; the QR code of a receipt prefills the fields. */
export function Component() {
  const { t } = useTranslation('product-orders');
  const { given, query, check, isGiven } = useReceiptCheck();
  const { control, handleSubmit, trigger } = useSchemaForm(CheckForm, {
    defaultValues: given,
    message: ({ path }) => t(path === 'reference' ? 'verify.referenceWrong' : 'verify.checksumWrong'),
  });
  const typed = useWatch({ control }) as CheckForm;
  const { reference, checksum } = given;
  // A link may be damaged or cut off: its values are validated at once, without a press.
  useEffect(() => {
    if (reference) void trigger('reference');
    if (checksum) void trigger('checksum');
  }, [reference, checksum, trigger]);
  return (
    <Stack gap={24} className={styles.verify}>
      <PageTitle lead={t('verify.lead')}>{t('page.verify')}</PageTitle>
      {query && isGiven(typed) && <ReceiptVerdict query={query} />}
      <form onSubmit={(event) => void handleSubmit(check)(event)} noValidate>
        <Stack gap={16}>
          <FormField control={control} name="reference">
            {(field) => <TextField label={t('verify.reference')} dir="ltr" autoComplete="off" spellCheck={false} {...field} />}
          </FormField>
          <FormField control={control} name="checksum">
            {(field) => (
              <TextField
                label={t('verify.checksum')}
                hint={t('verify.checksumHelp')}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                {...field}
              />
            )}
          </FormField>
          <Button type="submit" busy={query?.isFetching === true}>
            {t('verify.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

type ReceiptVerdictProps = { query: NonNullable<ReturnType<typeof useReceiptCheck>['query']> };

/** The result of the check: valid, invalid, or the error of the request. */
function ReceiptVerdict({ query: { data, error, isFetching } }: ReceiptVerdictProps) {
  const { t } = useTranslation('product-orders');
  const textOf = useErrorText();
  if (isFetching)
    return (
      <Loading label={t('verify.checking')}>
        <Skeleton block={96} />
      </Loading>
    );

  if (error !== undefined)
    return (
      <Callout tone="warn" titleAs="h2" title={t('verify.failed')} live>
        {textOf(error)}
      </Callout>
    );
  const verdict = data?.valid ? 'valid' : 'invalid';
  return (
    <Callout tone={data?.valid ? 'good' : 'error'} titleAs="h2" title={t(`verify.${verdict}`)} live>
      {t(`verify.${verdict}Text`)}
    </Callout>
  );
}
