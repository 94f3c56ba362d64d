import { LANGUAGES } from '@kado/contracts';

export { LANGUAGES } from '@kado/contracts';

/** A language of the interface. */
export type Locale = (typeof LANGUAGES)[number]['code'];

/** The language that replaces another one where a text is missing. */
export const FALLBACK: Locale = 'en';

/** Whether an unknown value is the code of a supported language. */
export const isLanguage = (value: unknown): value is Locale => LANGUAGES.some(({ code }) => code === value);

/** The direction in which a language is written; an unknown one counts as left to right. */
export const directionOf = (lng: string): 'ltr' | 'rtl' =>
  LANGUAGES.some(({ code, rtl }) => rtl && code === lng) ? 'rtl' : 'ltr';
