import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import ar from '@kado/i18n/locales/ar.json' with { type: 'json' };
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { useTexts } from './use-texts.ts';

const textsIn = (lng: 'en' | 'ar') => {
  const words = createI18n({ lng, resources: { en: { common: en }, ar: { common: ar } } });
  return renderHook(useTexts, { wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider> }).result
    .current;
};

it('puts what is known into one line, and leaves out what is not', () => {
  const { facts } = textsIn('en');
  expect(facts('K7-4F2M', undefined, '17 Nov 2026', '', null)).toBe('K7-4F2M, 17 Nov 2026');
  expect(facts(undefined)).toBe('');
});

it('isolates the direction of each part in Arabic and joins them by the Arabic comma', () => {
  expect(textsIn('ar').facts('K7-4F2M', 'غير موثّق')).toBe('\u2068K7-4F2M\u2069، \u2068غير موثّق\u2069');
});
