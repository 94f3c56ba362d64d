import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './formats.ts';

/** The formats of the current language. */
export const useLocaleFormats = (): Formats => formatsOf(useTranslation().i18n.language);
