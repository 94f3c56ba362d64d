import type { Fee, Money } from '@kado/contracts';
import { useFeeRule, useFormatters } from '@kado/product-ui';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters, and those of this feature. */
export function usePriceFormatters() {
  const shared = useFormatters();
  const formats = useLocaleFormatters();
  const feeRule = useFeeRule();
  const { t } = useTranslation('product-bank-prices');
  return useMemo(() => {
    return {
      ...shared,
      /** Describes a fee: '0.5 %, at most 5.00', or 'free'; undefined for a fixed fee, which its amount describes already. */
      rule: (fee: Fee) => (fee.fixed.amountMinor > 0 && Number(fee.percent) === 0 ? undefined : feeRule(fee)),
      /** '5.00–1,200.00' */
      range: (min: Money, max: Money) => t('limits.range', { min: shared.figure(min), max: shared.figure(max) }),
      /** '12.4' */
      number: (decimal: string) => formats.number(decimal, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
    };
  }, [shared, formats, feeRule, t]);
}
