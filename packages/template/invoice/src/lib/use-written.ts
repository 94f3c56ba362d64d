import { useMemo } from 'react';
import { useFormats } from '@kado/i18n';
import { dayOf } from './day.ts';
import { dollars } from './money.ts';

/** Amounts and days of the wire, written for the reader. */
export function useWritten() {
  const formats = useFormats();
  return useMemo(
    () => ({
      money: (amount: number | string): string => formats.money(dollars(amount), 'received'),
      day: (text: string): string => formats.date(dayOf(text)),
    }),
    [formats],
  );
}
