import { useMemo } from 'react';
import { directionOf, useFormats, useTranslation } from '@kado/i18n';
import { dayOf } from './day.ts';
import { decimalOf, dollars } from './money.ts';

/** Amounts and days of the wire, written for the reader. */
export function useWritten() {
  const formats = useFormats();
  const turned = directionOf(useTranslation().i18n.language) === 'rtl';
  return useMemo(
    () => ({
      /** For a sentence: from right to left, a figure or an address keeps its own direction. */
      apart: (text: string): string => (turned ? `\u2068${text}\u2069` : text),
      money: (amount: number | string): string => formats.money(dollars(amount), 'received'),
      /** Whole cents, with both places: what stands on a sheet adds up in sight. */
      cents: (cents: number): string => formats.money(decimalOf(cents), 'received', { places: true }),
      /** Hundredths of a percent are the wire's two places. */
      percent: (value: number): string => formats.percent(value),
      number: (value: number): string => formats.number(value),
      day: (text: string): string => formats.date(dayOf(text)),
    }),
    [formats, turned],
  );
}
