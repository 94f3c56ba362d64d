import type { Money } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { AmountPair, FieldGroup, useFormatters, type AmountProblem, type TypedAmount } from '@kado/product-ui';
import { Link, Text, TextField } from '@kado/ui';
import { compareUrl, limitsOf, ruleOf, type Payout } from '../lib/payout.ts';
import type { BankFormState } from '../lib/use-bank-form.ts';

/** The maximum length of a text that banks show on a statement. */
const MAX_STATEMENT_TEXT_LENGTH = 140;

/** The limits, in both currencies if there are two, and a link to compare prices. */
function Range({ payout, amount }: { payout: Payout; amount: Money | undefined }) {
  const { t } = useTranslation('product-bank-gifts');
  const format = useFormatters();
  const { min: sendMin, max: sendMax, currency } = payout.price;
  const { min = sendMin, max = sendMax } = limitsOf(payout, currency);
  const limits = { min: format.received(min), max: format.received(max) };
  return (
    <Text size="small" tone="quiet">
      {currency === sendMin.currency
        ? t('amount.range', limits)
        : t('amount.rangeBoth', { ...limits, sendMin: format.figure(sendMin), sendMax: format.money(sendMax) })}{' '}
      <Link to={compareUrl(payout, amount)} size="small">
        {t('amount.compare')}
      </Link>
    </Text>
  );
}

/** The amount in either currency, shown once the bank is chosen, and the text on the statement. */
export function AmountFields({ control, values, checked, showAmountProblem }: BankFormState) {
  const { t } = useTranslation('product-bank-gifts');
  const { t: common } = useTranslation();
  const format = useFormatters();
  const { payout, problem } = checked;
  if (!payout) return null;
  const { price } = payout;
  const name = values.holder.trim();
  const problemText = (found: AmountProblem) =>
    'limit' in found
      ? t(`amount.${found.kind}`, { bank: payout.bank.name, limit: format.either(found.limit, price.min.currency) })
      : t('amount.required');
  return (
    <>
      <FieldGroup legend={t('amount.head')} gap={16}>
        <FormField control={control} name="typed">
          {({ value, onChange, onBlur }) => (
            <AmountPair
              rule={ruleOf(payout)}
              typed={value}
              error={showAmountProblem && problem && problemText(problem)}
              getsLabel={name ? t('amount.gets', { name }) : t('amount.arrives')}
              sendLabel={t('amount.send')}
              swapLabel={t('amount.swap')}
              onTyped={(typed: TypedAmount) => onChange(typed)}
              onLeave={onBlur}
              arrives={checked.price?.receive}
            />
          )}
        </FormField>
        <Range payout={payout} amount={checked.money} />
      </FieldGroup>
      <FormField control={control} name="message">
        {(field) => (
          <TextField
            {...field}
            label={t('message.label')}
            aside={common('state.optional')}
            maxLength={MAX_STATEMENT_TEXT_LENGTH}
            dir="auto"
            autoComplete="off"
          />
        )}
      </FormField>
    </>
  );
}
