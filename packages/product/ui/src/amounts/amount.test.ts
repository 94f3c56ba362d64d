import { describe, expect, it } from 'vitest';
import {
  amountForUrl,
  amountFromUrl,
  amountProblemOf,
  convertedLimits,
  convertedText,
  formatAmount,
  parseAmount,
  payOf,
} from './amount.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ngn = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const rule = { currency: 'USD', receiveCurrency: 'NGN', rate: '1520', fee: { fixed: usd(30), percent: '0' } };

it('adds the fee to the sent amount', () =>
  expect(payOf({ send: usd(329), fee: usd(30), receive: ngn(500_000) })).toEqual(usd(359)));

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

  it.each([
    ['', { kind: 'empty' }],
    ['x', { kind: 'malformed' }],
    ['199.99', { kind: 'tooLittle', limit: ngn(20_000) }],
    ['200', undefined],
    ['75000', undefined],
    ['75000.01', { kind: 'tooMuch', limit: ngn(7_500_000) }],
  ])('%j within limits has the problem %j', (text, problem) =>
    expect(amountProblemOf({ text, currency: 'NGN' }, { min: ngn(20_000), max: ngn(7_500_000) })).toEqual(problem),
  );

  it('has no problem if there are no limits', () =>
    expect(amountProblemOf({ text: '1', currency: 'NGN' }, { min: undefined })).toBeUndefined());
});

describe('an amount in a URL', () => {
  it.each([ngn(500_000), usd(329), { amountMinor: 1500, currency: 'JPY' }])('reads %j back as it was written', (money) =>
    expect(amountFromUrl(amountForUrl(money))).toEqual(money),
  );

  it.each([null, '', '50', '0 USD', '-1 USD', '1.005 USD', '1e3 USD', '5 usd'])('reads no amount from %j', (text) =>
    expect(amountFromUrl(text)).toBeUndefined(),
  );
});

describe('an amount shown in two currencies', () => {
  it.each([
    ['5000', 'NGN', '3.29'],
    ['3.29', 'USD', '5000.80'],
    ['', 'USD', ''],
    ['99999999999', 'USD', ''],
  ])('for %s %s, the other field is %s', (text, currency, other) => expect(convertedText({ text, currency }, rule)).toBe(other));

  it('converts limits in either currency', () => {
    expect(convertedLimits({ min: ngn(20_000), max: ngn(7_500_000) }, rule)).toEqual({ min: usd(14), max: usd(4935) });
    expect(convertedLimits({ max: usd(100) }, rule)).toEqual({ max: ngn(152_000) });
  });
});
