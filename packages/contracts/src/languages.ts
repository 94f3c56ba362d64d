/**
 * Every language of the interface, the messages and the mails: its code (ISO 639-1), its own name, and whether it is written right to left. This is the only list:
 * to add a language, add a line here and its locale files.
 */
export const LANGUAGES = [
  { code: 'en', nativeName: 'English', rtl: false },
  { code: 'fr', nativeName: 'Français', rtl: false },
  { code: 'de', nativeName: 'Deutsch', rtl: false },
  { code: 'pt', nativeName: 'Português', rtl: false },
  { code: 'ar', nativeName: 'العربية', rtl: true },
] as const;
