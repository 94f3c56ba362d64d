import { createI18n, I18nProvider } from '@kado/i18n';
import common from '@kado/i18n/locales/en.json' with { type: 'json' };
import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useNumberState } from '../lib/use-number-state.ts';
import en from '../locales/en.json' with { type: 'json' };
import { NumberBlock } from './number-block.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common, 'product-topup': en } } });
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider words={words}>{children}</I18nProvider>;
const typed = { phone: '+234 803 555 0142', networkId: '', typed: { text: '', currency: '' } };
const ignore = () => undefined;

it.each([
  [true, undefined],
  [false, en.phone.unknown],
])('shows no error for a number until the number rules have loaded: %s, %s', (unread, error) => {
  const { result } = renderHook(() => useNumberState({ ...typed, unread }, undefined, { countries: [], left: true }), {
    wrapper,
  });
  expect(result.current.error).toBe(error);
  const { toGo, needsCountry } = result.current;
  const state = { toGo, needsCountry, unread: result.current.unread, error: result.current.error };
  render(<NumberBlock {...state} text={typed.phone} country={undefined} countries={[]} onText={ignore} onLeave={ignore} />, {
    wrapper,
  });
  expect(screen.queryAllByText(en.phone.unread)).toHaveLength(unread ? 1 : 0);
});

it('names a country without an article, as Intl does', () => {
  const served = [{ iso: 'PH', name: 'Philippines', dialCode: '+63', currency: 'PHP' }];
  const state = (iso: string) =>
    renderHook(() => useNumberState({ ...typed, country: iso }, undefined, { countries: served, left: true }), { wrapper });
  expect(state('GB').result.current.error).toBe('We don’t send top-ups to this country (United Kingdom) yet.');
  expect(en.phone.wrong).toContain('of that country ({{country}})');
});
