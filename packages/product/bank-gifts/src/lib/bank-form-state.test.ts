import type { Bank, BankItem, BankPrice } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { bankSchema, checkBank, initialValues, itemOf, type BankValues } from './bank-form-state.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const payout = {
  bank: {
    id: 'cocoa',
    name: 'Cocoa Coast Bank',
    accountRule: { kind: 'DIGITS', pattern: String.raw`^\d{13}$`, example: '0123456789012' },
  } as Bank,
  price: {
    currency: 'GHS',
    min: usd(500),
    max: usd(120_000),
    fee: { fixed: usd(120), percent: '0' },
    rate: '12.40',
  } as BankPrice,
};
const values = (more: Partial<BankValues> = {}): BankValues => ({
  country: 'GH',
  bankId: 'cocoa',
  number: '2041 0077 3150 4',
  holder: 'Kwame Mensah',
  typed: { text: '1200', currency: 'GHS' },
  message: '',
  ...more,
});
const check = (more: Partial<BankValues> = {}, country: string | undefined = 'GH') => checkBank(values(more), country, payout);
const item = (more: Partial<BankValues> = {}) => itemOf('1', values(more), check(more));

describe('the first missing value', () => {
  it.each([
    ['nothing', check(), undefined],
    ['the country', checkBank(values(), undefined, undefined), 'country'],
    ['the bank', checkBank(values(), 'GH', undefined), 'bank'],
    ['the account number', check({ number: '2041', holder: '' }), 'account'],
    ['the holder', check({ holder: ' ', typed: { text: '', currency: '' } }), 'holder'],
    ['the amount', check({ typed: { text: '', currency: '' } }), 'amount'],
    ['the amount, if it is too large', check({ typed: { text: '1200.01', currency: 'USD' } }), 'amount'],
  ])('%s', (_, { missing }, expected) => expect(missing).toBe(expected));
});

it('converts a complete form to an item of the contract, in the wallet’s currency', () => {
  const expected = {
    id: '1',
    kind: 'bank',
    bankId: 'cocoa',
    account: { number: '2041007731504', holder: 'Kwame Mensah' },
    amount: usd(9678),
    message: 'For the school books',
  };
  expect(item({ message: ' For the school books ' })).toEqual(expected);
  expect(bankSchema(() => expected).safeParse(values()).data).toEqual(expected);
  expect(bankSchema(() => item({ holder: '' })).safeParse(values()).success).toBe(false);
});

it('calculates the price of the sent amount', () =>
  expect(check().price).toEqual({ send: usd(9678), fee: usd(120), receive: { amountMinor: 120_007, currency: 'GHS' } }));

it('starts empty, with the values of a link, or with the cart line to edit', () => {
  expect(initialValues({}, undefined)).toMatchObject({ bankId: '', number: '', typed: { text: '', currency: '' } });
  expect(initialValues({ bankId: 'cocoa', amount: usd(5000) }, undefined)).toMatchObject({
    bankId: 'cocoa',
    typed: { text: '50', currency: 'USD' },
  });
  const line = item({ message: 'Hello' }) as BankItem;
  const again = initialValues({}, line);
  expect(again.number).toBe('2041 0077 3150 4');
  expect(itemOf('1', again, checkBank(again, 'GH', payout))).toEqual(line);
});
