import { useErrorText, useRetryOnline, type Query } from '@kado/feature-kit';
import type { Deposit, Money } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { MoneyText, ReceiptCardPart, RecipientHeading } from '@kado/product-ui';
import { Callout, Loading, Skeleton, Text, TextButton } from '@kado/ui';
import { isOpen } from '../lib/states.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';

export type CreditPartProps = { deposit: Deposit; credit: Query<Money> };

/** The error that hides the credited money, with a button to retry. */
function CreditFailure({ query: { error, refetch } }: { query: Query<Money> }) {
  const { t } = useTranslation('product-deposits');
  const { t: common } = useTranslation();
  const textOf = useErrorText();
  useRetryOnline(error, refetch);
  if (!error) return null;
  return (
    <Callout
      tone="error"
      title={t('error.credit')}
      live
      actions={<TextButton onClick={() => void refetch?.()}>{common('action.retry')}</TextButton>}
    >
      {textOf(error)}
    </Callout>
  );
}

/** The money that the balance gets. If the bank's price fails to load, the transferred amount, because nothing else is known. */
export function CreditPart({ deposit, credit: query }: CreditPartProps) {
  const { t } = useTranslation('product-deposits');
  const { t: common } = useTranslation();
  const format = useDepositFormatters();
  const lost = !isOpen(deposit) && deposit.status !== 'credited';
  const { data: credit, loading } = query;
  const known = credit || loading;
  return (
    <ReceiptCardPart gap={known ? 4 : 8}>
      <RecipientHeading id="gets">
        {known ? (
          <Trans
            ns="product-deposits"
            i18nKey={deposit.status === 'credited' ? 'summary.got' : lost ? 'summary.nothingCame' : 'summary.gets'}
            components={{ b: <b /> }}
          />
        ) : (
          t(lost ? 'transfer.amount' : 'summary.transfer')
        )}
      </RecipientHeading>
      {known && !credit ? (
        <Loading label={common('state.loading')}>
          <Skeleton inline={200} block={44} />
        </Loading>
      ) : (
        <p>
          <MoneyText money={credit ?? deposit.amount} size="l" struck={lost && Boolean(credit)} />
        </p>
      )}
      <Text size="small" tone="quiet">
        {t('summary.less', { amount: format.money(deposit.amount), fee: format.money(deposit.fee) })}
      </Text>
      {!known && <CreditFailure query={query} />}
    </ReceiptCardPart>
  );
}
