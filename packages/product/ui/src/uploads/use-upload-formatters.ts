import { numberFormat, useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useMemo } from 'react';

const MEGABYTE = 1024 * 1024;

/** Formats the size and the progress of an upload. */
export function useUploadFormatters() {
  const formats = useLocaleFormatters();
  const { i18n } = useTranslation();
  return useMemo(
    () => ({
      /** Converts bytes to MB: '1.3'. */
      size: (bytes: number) => formats.number(Math.max(0.1, bytes / MEGABYTE), { maximumFractionDigits: 1 }),
      percent: (fraction: number) => formats.percent(Math.floor(fraction * 100)),
      seconds: (value: number) =>
        numberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(value),
    }),
    [formats, i18n.language],
  );
}
