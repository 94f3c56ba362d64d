import { formatDecimal, useTranslation } from '@kado/i18n';
import { ambiguousReadings, isTooLarge, type NumberShape, toPlain } from './typed-number.ts';

/** Returns the message for a typed number that is ambiguous or too large; undefined for any other. */
export function useNumberMessage() {
  const { t, i18n } = useTranslation();
  return (typed: unknown, shape: NumberShape): string | undefined => {
    const text = String(typed);
    if (isTooLarge(text, shape, i18n.language))
      return t('amount.tooMuch', { limit: formatDecimal(toPlain(shape.max, shape), i18n.language) });
    const readings = ambiguousReadings(text, shape, i18n.language);
    return readings && t('amount.ambiguous', readings);
  };
}
