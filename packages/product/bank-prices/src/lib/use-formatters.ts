import type { Fee, Money } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters, and those of this feature. */
export function usePriceFormatters() {
  const shared = useFormatters();
  const formats = useLocaleFormatters();
  const { t } = useTranslation('product-bank-prices');
  return useMemo(() => {
    const rule = ({ fixed, percent, cap }: Fee) => {
      if (fixed.amountMinor > 0 && Number(percent) === 0) return undefined;
      const parts = [
        fixed.amountMinor > 0 && shared.figure(fixed),
        Number(percent) > 0 && formats.percent(percent),
        cap && Number(percent) > 0 && t('fee.cap', { amount: shared.figure(cap) }),
      ].filter((part) => part !== false && part !== undefined);
      return parts.length > 0 ? shared.facts(...parts) : t('fee.free');
    };
    return {
      ...shared,
      /** How a fee is made up: '1.00, 0.5 %, at most 5.00', or 'free'; undefined for a fixed one, which is its own figure. */
      rule,
      /** '5.00–1,200.00' */
      range: (min: Money, max: Money) => t('limits.range', { min: shared.figure(min), max: shared.figure(max) }),
      /** '12.4' */
      number: (decimal: string) => formats.number(decimal, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
    };
  }, [shared, formats, t]);
}
