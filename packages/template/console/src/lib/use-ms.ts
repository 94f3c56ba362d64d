import { directionOf, useTranslation } from '@kado/i18n';

/** Formats milliseconds; a range stays left to right in right-to-left text. */
export function useMs(): (from: number, to?: number) => string {
  const { t, i18n } = useTranslation('template-console');
  const isRtl = directionOf(i18n.language) === 'rtl';
  return (from, to = from) => {
    const figure = from === to ? String(to) : `${from}–${to}`;
    return t('ms', { figure: isRtl ? `\u2066${figure}\u2069` : figure });
  };
}
