import type { DepositReview } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';

/** How the fee is made up: 'Fee, 1.5% + 5.00 AED', or only 'Fee' where it is no share. */
export function useFeeLabel({ fixed, percent }: DepositReview['feeRule']): string {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const share = useLocaleFormatters().percent(percent);
  if (Number(percent) === 0) return t('credit.fee');
  return t('credit.feeRule', { rule: fixed.amountMinor > 0 ? `${share} + ${format.money(fixed)}` : share });
}
