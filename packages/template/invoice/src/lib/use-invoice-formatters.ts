import { useMemo } from 'react';
import { directionOf, useLocaleFormatters, useTranslation } from '@kado/i18n';
import { readDay } from './day.ts';
import { centsToMoney, toMoney } from './money.ts';

/** Formats amounts and days of the API for the reader. */
export function useInvoiceFormatters() {
  const formats = useLocaleFormatters();
  const isRtl = directionOf(useTranslation().i18n.language) === 'rtl';
  return useMemo(
    () => ({
      /** For use in a sentence: in a right-to-left language a number or an address keeps its own direction. */
      isolate: (text: string): string => (isRtl ? `\u2068${text}\u2069` : text),
      money: (amount: number | string): string => formats.money(toMoney(amount), 'received'),
      /** Whole cents with both decimal places, so that the columns of a document visibly add up. */
      cents: (cents: number): string => formats.money(centsToMoney(cents), 'received', { places: true }),
      /** The API has two decimal places: hundredths of a percent. */
      percent: (value: number): string => formats.percent(value),
      number: (value: number): string => formats.thousands(value),
      /** A dash if there is no day. An unreadable day is shown unchanged: it may have been stored before days were validated. */
      day: (text: string): string => {
        const read = readDay(text);
        return read ? formats.date(read) : text || '–';
      },
    }),
    [formats, isRtl],
  );
}
