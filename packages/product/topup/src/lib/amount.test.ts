import type { Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { amountFor, parseAmount, convertedText, previewOf, problemOf, rangeOf, formatAmount } from './amount.ts';

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

describe('a typed amount', () => {
  it.each([
    ['', 'USD'],
    ['0', 'USD'],
    ['-5', 'USD'],
    ['1e3', 'USD'],
    ['3.299', 'USD'],
    ['NaN', 'USD'],
    ['1.5', 'XOF'],
    ['5,000', 'NGN'],
  ])('%j in %s is no amount', (text, currency) =>
    expect(parseAmount({ text, currency })?.amountMinor ?? 0).toBeLessThanOrEqual(0),
  );

  it.each([
    [usd(329), '3.29'],
    [ngn(500_000), '5000'],
    [{ amountMinor: 500, currency: 'XOF' }, '500'],
    [usd(350), '3.50'],
  ])('%j is shown in the field as %s', (money, text) => expect(formatAmount(money)).toBe(text));
});

describe('the limits while typing', () => {
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

  it('is converted if the network has no local limits', () =>
    expect(rangeOf(walletOnly, 'NGN')).toEqual({ min: ngn(21_280), max: ngn(7_499_680) }));
});

describe('both currencies', () => {
  it.each([
    ['5000', 'NGN', '3.29'],
    ['3.29', 'USD', '5000.80'],
    ['', 'USD', ''],
  ])('%s %s is shown beside %s', (text, currency, other) => expect(convertedText({ text, currency }, sunbird)).toBe(other));

  it('sends a local amount if the network supports it', () => expect(amountFor(ngn(500_000), sunbird)).toEqual(ngn(500_000)));
  it('converts a local amount if the network does not support it', () =>
    expect(amountFor(ngn(500_000), walletOnly)).toEqual(usd(329)));

  it('previews what the server will quote', () =>
    expect(previewOf(ngn(500_000), sunbird)).toEqual({ send: usd(329), fee: usd(30), receive: ngn(500_000) }));
  it('takes the received value of a fixed amount from the network', () =>
    expect(
      previewOf(usd(388), {
        ...sunbird,
        denominationType: 'FIXED',
        fixedAmounts: [{ send: usd(388), receive: ngn(500_000), label: '' }],
      }).receive,
    ).toEqual(ngn(500_000)));
});
