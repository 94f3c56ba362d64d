import { createContext, use, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { KadoI18n } from './create.ts';
import type { Locale } from './languages.ts';

const I18nContext = createContext<KadoI18n | undefined>(undefined);

/** Provides translations, and `useLanguage` to change the language. */
export function I18nProvider({ words, children }: { words: KadoI18n; children: ReactNode }) {
  return (
    <I18nContext value={words}>
      <I18nextProvider i18n={words.i18n}>{children}</I18nextProvider>
    </I18nContext>
  );
}

/** The current language, and `choose(lng)`, which fetches, shows and stores another language, and rejects if it cannot be fetched. */
export function useLanguage(): { lng: Locale; choose: (lng: Locale) => Promise<void> } {
  const words = use(I18nContext);
  const { i18n } = useTranslation();
  if (!words) throw new Error('useLanguage needs an I18nProvider around it');
  return { lng: i18n.language as Locale, choose: words.choose };
}
