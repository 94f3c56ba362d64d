import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useFeeRule } from '@kado/product-ui';

/** Describes a fee: 'Fee, 1.5%, at most 5.00', or only 'Fee' if it has no percentage. */
export function useFeeLabel(fee: DepositReview['feeRule']): string {
  const { t } = useTranslation('product-operator');
  const rule = useFeeRule();
  return Number(fee.percent) === 0 ? t('credit.fee') : t('credit.feeRule', { rule: rule(fee) });
}
