import { useTranslation } from 'react-i18next';
import { localeFormattersOf, type LocaleFormatters } from './formats.ts';

/** The formats of the current language. */
export const useLocaleFormatters = (): LocaleFormatters => localeFormattersOf(useTranslation().i18n.language);
