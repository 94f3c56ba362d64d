import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import { useAgo } from './use-ago.ts';

const AT = '2026-11-20T12:00:00.000Z';
const words = createI18n({ lng: 'en', resources: {} });

it.each([
  [3 * 3600, '3 hours ago'],
  [0, 'now'],
  [-2, 'now'],
])('the time since an event, %i seconds after it: %s', (seconds, text) => {
  const { result } = renderHook(useAgo, { wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider> });
  expect(result.current(AT, Date.parse(AT) + seconds * 1000)).toBe(text);
});
