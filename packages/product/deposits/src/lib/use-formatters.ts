import type { Fee } from '@kado/contracts';
import { useFormatters } from '@kado/product-ui';
import { numberFormat, useFormats, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

const MEGABYTE = 1024 * 1024;

/** The shared formatters, and those of this feature. */
export function useDepositFormatters() {
  const shared = useFormatters();
  const formats = useFormats();
  const { t, i18n } = useTranslation('product-deposits');
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
      /** Bytes in MB: '1.3'. */
      size: (bytes: number) => formats.number(Math.max(0.1, bytes / MEGABYTE), { maximumFractionDigits: 1 }),
      percent: (fraction: number) => formats.percent(Math.floor(fraction * 100)),
      seconds: (value: number) =>
        numberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(value),
    };
  }, [shared, formats, t, i18n.language]);
}
