import type { DepositReview, Money } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { balance, useLoaded } from '@kado/state';
import { Line, Lines } from '@kado/ui';
import { useFeeLabel } from '../lib/use-fee-label.ts';

/** Props of PriceLines; without a `price` the deposit cannot be credited. */
export type PriceLinesProps = { review: DepositReview; price: { fee: Money; credited: Money } | undefined };

/** The fee and the credited money of the typed amount. If the wallets' currency failed to load: the error, with a button to retry. */
export function PriceLines({ review, price }: PriceLinesProps) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const format = useFormatters();
  const fee = useFeeLabel(review.feeRule);
  const { data, error, refetch } = useLoaded(balance, undefined);
  const lines = (
    <Lines>
      <Line label={fee}>{price ? format.money(price.fee) : '–'}</Line>
      <Line label={t('credit.to', { name: review.customer.firstName })} total>
        {price ? format.money(price.credited) : '–'}
      </Line>
    </Lines>
  );
  if (data || !error) return lines;
  return (
    <QueryView query={{ error, refetch }} skeleton={null} empty={null} errorTitle={common('error.title')}>
      {() => null}
    </QueryView>
  );
}
