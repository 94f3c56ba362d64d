import { LANGUAGES } from '@kado/contracts';

export { LANGUAGES } from '@kado/contracts';

/** A language of the interface. */
export type Locale = (typeof LANGUAGES)[number]['code'];

/** The language that is used where a text is missing in another one. */
export const FALLBACK: Locale = 'en';

/** Whether an unknown value is the code of a supported language. */
export const isLanguage = (value: unknown): value is Locale => LANGUAGES.some(({ code }) => code === value);

/** A language to choose from; `nativeName` is its name in that language. */
export type LanguageChoice = { code: Locale; nativeName: string };

/**
 * The languages to choose from: the offered ones that have translations, in the offered order; all supported ones if none is left. The current one is always
 * included, so that a select can show it.
 */
export function languageChoices(
  offered: readonly { code: string; nativeName: string }[] | null,
  current: Locale,
): readonly LanguageChoice[] {
  const choices = (offered ?? []).flatMap(({ code, nativeName }) => (isLanguage(code) ? [{ code, nativeName }] : []));
  if (choices.length === 0) return LANGUAGES;
  return choices.some(({ code }) => code === current)
    ? choices
    : [...choices, ...LANGUAGES.filter(({ code }) => code === current)];
}

/** The direction in which a language is written; an unknown one counts as left to right. The user's own choice takes precedence: `chosen` is true for right to left. */
export const directionOf = (lng: string, chosen?: boolean): 'ltr' | 'rtl' =>
  (chosen ?? LANGUAGES.some(({ code, rtl }) => rtl && code === lng)) ? 'rtl' : 'ltr';
