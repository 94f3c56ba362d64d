import { useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';
import { relativeDayOf, memoFacts } from './movements.ts';

/** The shared formatters of amounts, days and times, and those of this feature. */
export function useStatementFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-balance');
  return useMemo(
    () => ({
      ...shared,
      /** 'K7-4F2M, +234 803 555 0142, 3.59 taken from held funds' */
      memo: (memo: string, ...more: readonly (string | undefined)[]) => shared.facts(...memoFacts(memo, shared.phone), ...more),
      /** 'Today, Fri 20 Nov' */
      day: (day: string, now: Date) => {
        const named = shared.day(`${day}T12:00:00`);
        const near = relativeDayOf(day, now);
        return near === 'other' ? named : t(`day.${near}`, { day: named });
      },
    }),
    [shared, t],
  );
}
