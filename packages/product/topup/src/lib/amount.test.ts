import type { Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { amountFor, fitsBoth, previewOf, problemOf, rangeOf } from './amount.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ngn = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });

const sunbird: Network = {
  id: 'ng-sunbird',
  countryIso: 'NG',
  name: 'Sunbird',
  logo: { initials: 'SB', colour: 'd11' },
  denominationType: 'RANGE',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  rate: '1520',
  fee: { fixed: usd(30), percent: '0' },
  min: usd(14),
  max: usd(4934),
  localMin: ngn(20_000),
  localMax: ngn(7_500_000),
  supportsLocalAmounts: true,
  numberRule: { prefixes: ['234803'], pattern: '^\\+234[789]\\d{9}$', example: '+2348035550142' },
};
const { localMin: _, localMax: __, ...noLocal } = sunbird;
const walletOnly: Network = { ...noLocal, supportsLocalAmounts: false };

describe('the limits of a typed amount', () => {
  it.each([
    ['', 'NGN', { kind: 'empty' }],
    ['x', 'NGN', { kind: 'malformed' }],
    ['199.99', 'NGN', { kind: 'tooLittle', limit: ngn(20_000) }],
    ['200', 'NGN', undefined],
    ['75000', 'NGN', undefined],
    ['75000.01', 'NGN', { kind: 'tooMuch', limit: ngn(7_500_000) }],
    ['0.13', 'USD', { kind: 'tooLittle', limit: usd(14) }],
    ['49.34', 'USD', undefined],
    ['49.35', 'USD', { kind: 'tooMuch', limit: usd(4934) }],
  ])('%j %s', (text, currency, problem) => expect(problemOf({ text, currency }, sunbird)).toEqual(problem));

  it('are converted if the network has no local limits', () =>
    expect(rangeOf(walletOnly, 'NGN')).toEqual({ min: ngn(21_280), max: ngn(7_499_680) }));
});

it.each([
  ['', 'NGN', true],
  ['200', 'NGN', true],
  ['5000', 'NGN', true],
  ['74996.80', 'NGN', true],
  ['75000', 'NGN', false],
  ['80000', 'NGN', false],
  ['0.14', 'USD', true],
  ['49.34', 'USD', true],
  ['49.35', 'USD', false],
])('whether the limits in both currencies can be shown for %j %s: %s', (text, currency, both) =>
  expect(fitsBoth({ text, currency }, sunbird)).toBe(both),
);

describe('the amount of the request', () => {
  it('sends a local amount if the network supports it', () => expect(amountFor(ngn(500_000), sunbird)).toEqual(ngn(500_000)));
  it('converts a local amount if the network does not support it', () =>
    expect(amountFor(ngn(500_000), walletOnly)).toEqual(usd(329)));

  it('shows the same price as the quote', () =>
    expect(previewOf(ngn(500_000), sunbird)).toEqual({ send: usd(329), fee: usd(30), receive: ngn(500_000) }));
  it("uses the network's received amount of a fixed amount", () =>
    expect(
      previewOf(usd(388), {
        ...sunbird,
        denominationType: 'FIXED',
        fixedAmounts: [{ send: usd(388), receive: ngn(500_000), label: '' }],
      }).receive,
    ).toEqual(ngn(500_000)));
});
