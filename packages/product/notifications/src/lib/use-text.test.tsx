import { createI18n, I18nProvider } from '@kado/i18n';
import common from '@kado/i18n/locales/en.json' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { useText } from './use-text.ts';

// The dates of the fixture must be in the current year, so that they are shown without it.
beforeEach(() => void vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026));

const i18n = createI18n({ lng: 'en', resources: { en: { common, 'product-notifications': en } } });
const text = (kind: string, params: Record<string, string | number>) =>
  renderHook(() => useText(), { wrapper: ({ children }) => <I18nProvider words={i18n}>{children}</I18nProvider> })
    .result.current({ id: 'n', at: '2026-12-03T09:00:00Z', kind, params })
    .replaceAll('\u00A0', ' ');
const gift = {
  recipient: '+2348035550142',
  network: 'Sunbird',
  giftKind: 'topup',
  giftMinor: 500,
  giftCurrency: 'USD',
  date: '2026-12-04',
};
const usd = { amountMinor: 395, currency: 'USD' };

it.each([
  [
    'order.plan_announced',
    usd,
    'On Friday 4 December we send a top-up (Sunbird, 5.00 USD) to +234 803 555 0142, for at most 3.95 USD',
  ],
  [
    'order.plan_short',
    usd,
    'We couldn’t send a top-up (Sunbird, 5.00 USD) to +234 803 555 0142 yet: your balance is 3.95 USD short',
  ],
  [
    'order.plan_over_ceiling',
    usd,
    'We couldn’t send a top-up (Sunbird, 5.00 USD) to +234 803 555 0142 yet: it now costs more than your limit of 3.95 USD',
  ],
  [
    'order.plan_unavailable',
    {},
    'We couldn’t send a top-up (Sunbird, 5.00 USD) to +234 803 555 0142 yet: it can’t be bought at the moment',
  ],
  [
    'order.plan_missed',
    {},
    'We couldn’t send a top-up (Sunbird, 5.00 USD) to +234 803 555 0142 on Friday 4 December: our service wasn’t available in time',
  ],
])('the text of a plan’s %s with %j: %s', (kind, amount, expected) => expect(text(kind, { ...gift, ...amount })).toBe(expected));

it('formats a plan’s gift with the currency sign, and in the wallet’s currency with its code', () => {
  const naira = { ...gift, giftMinor: 1_000_000, giftCurrency: 'NGN', walletCurrency: 'USD' };
  expect(text('order.plan_missed', naira)).toContain('send a top-up (Sunbird, ₦10,000) to');
  expect(text('order.plan_missed', { ...naira, giftCurrency: 'USD' })).toContain('send a top-up (Sunbird, 10,000.00 USD) to');
});

it.each([
  ['gift', 'a gift card'],
  ['bank', 'a bank gift'],
  ['moon', 'a gift'],
])('names a gift of the kind %s: %s', (giftKind, name) =>
  expect(text('order.plan_unavailable', { ...gift, giftKind })).toContain(`send ${name} (Sunbird, 5.00 USD) to`),
);

it('shows the received amount of an order in the recipient’s currency', () =>
  expect(text('order.completed', { recipient: 'Ada', amountMinor: 500_000, currency: 'NGN' })).toBe('Ada has received ₦5,000'));

it('shows the declared amount of a deposit if another amount arrived', () => {
  const credited = { reference: 'KD-1', amountMinor: 12_283, currency: 'USD' };
  expect(text('deposit.credited', credited)).toBe('122.83 USD from deposit KD-1 is in your balance');
  expect(text('deposit.credited', { ...credited, declaredMinor: 30_000, paidMinor: 12_345, paidCurrency: 'USD' })).toBe(
    '122.83 USD from deposit KD-1 is in your balance: you announced 300.00 USD, and 123.45 USD arrived',
  );
});
