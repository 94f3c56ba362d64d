import { useTranslation } from '@kado/i18n';
import { ambiguousReadings, type NumberShape } from './typed-number.ts';

/** Gives the message for a typed number that has two meanings, undefined for any other. */
export function useAmbiguousMessage() {
  const { t, i18n } = useTranslation();
  return (typed: unknown, shape: NumberShape): string | undefined => {
    const readings = ambiguousReadings(String(typed), shape, i18n.language);
    return readings && t('amount.ambiguous', readings);
  };
}
