/** A language that the interface speaks. */
export type Locale = 'en' | 'fr' | 'de' | 'pt' | 'ar';

/** Every language of the interface, with its own name and whether it is written right to left. */
export const LANGUAGES: readonly { code: Locale; nativeName: string; rtl: boolean }[] = [
  { code: 'en', nativeName: 'English', rtl: false },
  { code: 'fr', nativeName: 'Français', rtl: false },
  { code: 'de', nativeName: 'Deutsch', rtl: false },
  { code: 'pt', nativeName: 'Português', rtl: false },
  { code: 'ar', nativeName: 'العربية', rtl: true },
];

/** The language of texts that another one lacks. */
export const FALLBACK: Locale = 'en';

/** Whether an unknown value is the code of a supported language. */
export const isLanguage = (value: unknown): value is Locale => LANGUAGES.some(({ code }) => code === value);

/** The direction in which a language is written; an unknown one counts as left to right. */
export const directionOf = (lng: string): 'ltr' | 'rtl' =>
  LANGUAGES.some(({ code, rtl }) => rtl && code === lng) ? 'rtl' : 'ltr';
