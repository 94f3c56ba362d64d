import { type LanguageCode, LANGUAGES } from '@kado/contracts';

/** Whether a language is written right to left. */
export const isRtl = (language: LanguageCode): boolean => LANGUAGES.some(({ code, rtl }) => code === language && rtl);
