import { useMemo } from 'react';
import { directionOf, useLocaleFormatters, useTranslation } from '@kado/i18n';
import { readDay } from './day.ts';
import { centsToMoney, toMoney } from './money.ts';

/** Amounts and days of the wire, written for the reader. */
export function useInvoiceFormatters() {
  const formats = useLocaleFormatters();
  const isRtl = directionOf(useTranslation().i18n.language) === 'rtl';
  return useMemo(
    () => ({
      /** For a sentence: in a right-to-left language a number or an address keeps its own direction. */
      isolate: (text: string): string => (isRtl ? `\u2068${text}\u2069` : text),
      money: (amount: number | string): string => formats.money(toMoney(amount), 'received'),
      /** Whole cents with both decimal places, so that the columns of a document add up visibly. */
      cents: (cents: number): string => formats.money(centsToMoney(cents), 'received', { places: true }),
      /** Hundredths of a percent are the wire's two places. */
      percent: (value: number): string => formats.percent(value),
      number: (value: number): string => formats.thousands(value),
      /** A dash for no day. One that cannot be read is shown as it is: it may have been stored before days were checked. */
      day: (text: string): string => {
        const read = readDay(text);
        return read ? formats.date(read) : text || '–';
      },
    }),
    [formats, isRtl],
  );
}
