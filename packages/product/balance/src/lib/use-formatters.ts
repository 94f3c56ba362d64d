import { useTexts } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useMemo } from 'react';
import { nearness, memoFacts } from './movements.ts';

/** Amounts, days and times as texts. */
export function useSay() {
  const texts = useTexts();
  const { t } = useTranslation('product-balance');
  return useMemo(
    () => ({
      ...texts,
      /** 'K7-4F2M, +234 803 555 0142, 3.59 left what was held' */
      memo: (memo: string, ...more: readonly (string | undefined)[]) => texts.facts(...memoFacts(memo, texts.phone), ...more),
      /** 'Today, Fri 20 Nov' */
      day: (day: string, now: Date) => {
        const named = texts.day(`${day}T12:00:00`);
        const near = nearness(day, now);
        return near === 'other' ? named : t(`day.${near}`, { day: named });
      },
    }),
    [texts, t],
  );
}
