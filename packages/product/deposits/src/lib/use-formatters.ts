import type { Fee } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters, and those of this feature. */
export function useDepositFormatters() {
  const shared = useFormatters();
  const formats = useLocaleFormatters();
  const { t } = useTranslation('product-deposits');
  return useMemo(() => {
    const rule = ({ fixed, percent, cap }: Fee) => {
      const parts = [
        ...(fixed.amountMinor > 0 ? [t('fee.fixed', { amount: shared.figure(fixed) })] : []),
        ...(Number(percent) > 0 ? [formats.percent(percent)] : []),
        ...(Number(percent) > 0 && cap ? [t('fee.cap', { amount: shared.figure(cap) })] : []),
      ];
      return parts.length > 0 ? shared.facts(...parts) : t('fee.free');
    };
    return {
      ...shared,
      /** How a fee is made up: '0.5 %, at most 5.00', or 'free'. */
      rule,
      thousands: formats.thousands,
    };
  }, [shared, formats, t]);
}
