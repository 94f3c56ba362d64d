import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import ar from '@kado/i18n/locales/ar.json' with { type: 'json' };
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import pt from '@kado/i18n/locales/pt.json' with { type: 'json' };
import { useFormatters } from './use-formatters.ts';

const formattersIn = (lng: 'en' | 'pt' | 'ar') => {
  const words = createI18n({ lng, resources: { en: { common: en }, pt: { common: pt }, ar: { common: ar } } });
  return renderHook(useFormatters, { wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider> }).result
    .current;
};

it('joins the known facts in one line, and skips unknown ones', () => {
  const { facts } = formattersIn('en');
  expect(facts('K7-4F2M', undefined, '17 Nov 2026', '', null)).toBe('K7-4F2M, 17 Nov 2026');
  expect(facts(undefined)).toBe('');
});

it('isolates a fact with right-to-left letters, so that the order of the other facts does not change', () => {
  const { facts } = formattersIn('en');
  expect(facts('ليلى حدّاد', '27 Nov 2026, 22:49')).toBe('\u2068ليلى حدّاد\u2069, 27 Nov 2026, 22:49');
  expect(facts('דנה', 'Zoë')).toBe('\u2068דנה\u2069, Zoë');
});

it('in Arabic, isolates the direction of each fact and of the whole line, and joins facts with the Arabic comma', () => {
  const { facts } = formattersIn('ar');
  expect(facts('K7-4F2M', 'غير موثّق')).toBe('\u2067\u2068K7-4F2M\u2069، \u2068غير موثّق\u2069\u2069');
  expect(facts(undefined)).toBe('');
});

it.each([
  ['KSh 250', 'KES\u00A0250'],
  ['', 'KES\u00A0250'],
  ['2 GB, 7 days', '2 GB, 7 days'],
])('shows a fixed amount labelled %j as %s', (label, text) =>
  expect(formattersIn('en').bundle(label, { amountMinor: 25_000, currency: 'KES' })).toBe(text),
);

it.each([
  ['12.400000', '1 USD = GH₵12.4'],
  ['12.345600', '1 USD = GH₵12.3456'],
  ['1520.00', '1 USD = GH₵1,520'],
  ['100', '1 USD = GH₵100'],
])('shows the rate %s without trailing zeros: %s', (rate, text) =>
  expect(formattersIn('en').rate('USD', 'GHS', rate)).toBe(text),
);

it('shows a rate to the wallet’s currency with the code after it, as in all wallet amounts', () =>
  expect(formattersIn('en').rate('CAD', 'USD', '0.720289', 'wallet')).toBe('1 CAD = 0.720289\u00A0USD'));

it.each([
  ['en', 'NGN', { sign: '₦' }],
  ['en', 'MXN', { sign: 'MX$' }],
  ['en', 'COP', { sign: 'COP\u00A0' }],
  ['pt', 'NGN', { sign: '₦\u00A0' }],
  ['en', 'USD', { sign: '$' }],
  ['ar', 'NGN', { code: '₦' }],
] as const)('a money field in %s shows the sign of %s as amounts do', (lng, currency, sign) =>
  expect(formattersIn(lng).signOf(currency)).toEqual(sign),
);

it.each([
  ['2026-11-29T21:30:00', '2026-11-30T08:00:00', '29 Nov 2026, 21:30'],
  ['2026-11-30T21:30:00', '2026-11-30T08:00:00', '21:30'],
  ['2026-12-01T02:00:00', '2026-11-30T16:00:00', '1 Dec 2026, 02:00'],
])('the time %s, seen at %s, is shown as %s', (time, now, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  expect(formattersIn('en').moment(new Date(time).toISOString())).toBe(text);
  vi.useRealTimers();
});

it.each([
  ['en', 'region', 'NG', 'Nigeria'],
  ['ar', 'region', 'NG', 'نيجيريا'],
  ['en', 'language', 'pt', 'Portuguese'],
  ['en', 'currency', 'KES', 'Kenyan Shilling'],
  ['en', 'region', 'QX', 'QX'],
] as const)('in %s the %s %s is called %s', (lng, type, code, name) => expect(formattersIn(lng).nameOf(type, code)).toBe(name));
