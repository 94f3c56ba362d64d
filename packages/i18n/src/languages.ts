import { LANGUAGES } from '@kado/contracts';

export { LANGUAGES } from '@kado/contracts';

/** A language of the interface. */
export type Locale = (typeof LANGUAGES)[number]['code'];

/** The language that replaces another one where a text is missing. */
export const FALLBACK: Locale = 'en';

/** Whether an unknown value is the code of a supported language. */
export const isLanguage = (value: unknown): value is Locale => LANGUAGES.some(({ code }) => code === value);

/** A language to choose from, with its name in itself. */
export type LanguageChoice = { code: Locale; nativeName: string };

/**
 * The languages to choose from: those that are offered and have texts here, in their order; all of them while none is known. The current one is always among them, so that
 * a choice can show it.
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

/** The direction in which a language is written; an unknown one counts as left to right. A person's own choice rules: `chosen` is true for right to left. */
export const directionOf = (lng: string, chosen?: boolean): 'ltr' | 'rtl' =>
  (chosen ?? LANGUAGES.some(({ code, rtl }) => rtl && code === lng)) ? 'rtl' : 'ltr';
