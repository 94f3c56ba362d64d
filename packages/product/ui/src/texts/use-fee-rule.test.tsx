import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { useFeeRule } from './use-fee-rule.ts';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

it.each([
  [{ fixed: usd(0), percent: '0' }, 'free'],
  [{ fixed: usd(120), percent: '0' }, '1.20 each time'],
  [{ fixed: usd(0), percent: '0.5' }, '0.5%'],
  [{ fixed: usd(0), percent: '0.5', cap: usd(500) }, '0.5%, at most 5.00'],
  [{ fixed: usd(100), percent: '0.5', cap: usd(500) }, '1.00 each time, 0.5%, at most 5.00'],
  [{ fixed: usd(100), percent: '0', cap: usd(500) }, '1.00 each time'],
])('describes the fee %j', (fee, text) => {
  const wrapper = ({ children }: { children: React.ReactNode }) => <I18nProvider words={words}>{children}</I18nProvider>;
  expect(renderHook(useFeeRule, { wrapper }).result.current(fee)).toBe(text);
});
