import type { Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { checkValues, initialValues, itemOf, priceIn, topUpSchema, type ReadValues } from './top-up-form-state.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ngn = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const ranged: Network = {
  id: 'sunbird',
  countryIso: 'NG',
  name: 'Sunbird',
  logo: { initials: 'SB', colour: 'd11' },
  denominationType: 'RANGE',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  rate: '1520',
  fee: { fixed: usd(30), percent: '0' },
  localMin: ngn(20_000),
  localMax: ngn(7_500_000),
  supportsLocalAmounts: true,
  numberRule: { prefixes: [], pattern: '^\\+234[789]\\d{9}$', example: '+2348035550142' },
};
const fixed: Network = {
  ...ranged,
  id: 'fixed',
  denominationType: 'FIXED',
  fixedAmounts: [{ send: usd(388), receive: ngn(589_760), label: '' }],
};
const NO_AMOUNT = { text: '', currency: '' };
const form = (more: Partial<ReadValues> = {}): ReadValues => ({
  phone: '',
  networkId: '',
  e164: '+2348035550142',
  typed: { text: '5000', currency: 'NGN' },
  ...more,
});

describe('the first missing value', () => {
  it.each([
    ['nothing', form(), ranged, undefined],
    ['the number', form({ e164: undefined }), ranged, 'number'],
    ['the number, if it is of another country', form({ e164: '+254733555014' }), ranged, 'number'],
    ['the number, without a network too', form({ e164: undefined }), undefined, 'number'],
    ['the country, of a number without a code', form({ phone: '08035550142', e164: undefined }), undefined, 'country'],
    ['the network', form(), undefined, 'network'],
    ['the amount', form({ typed: NO_AMOUNT }), ranged, 'amount'],
    ['the amount, if it is too small', form({ typed: { text: '5', currency: 'NGN' } }), ranged, 'amount'],
    ['the amount, if it is in another currency', form({ typed: { text: '5', currency: 'KES' } }), ranged, 'amount'],
    ['the amount, if it is not sold', form(), fixed, 'amount'],
    ['none, for a fixed amount that is sold', form({ typed: { text: '3.88', currency: 'USD' } }), fixed, undefined],
    ['none, for a fixed amount by its received value', form({ typed: { text: '5897.60', currency: 'NGN' } }), fixed, undefined],
  ])('%s', (_, each, network, missing) => expect(checkValues(each, network).missing).toBe(missing));
});

it('converts a complete form to a cart line', () =>
  expect(itemOf('1', form(), checkValues(form(), ranged))).toEqual({
    id: '1',
    kind: 'topup',
    networkId: 'sunbird',
    phone: '+2348035550142',
    amount: ngn(500_000),
  }));
it('sends a fixed amount in the wallet’s currency', () => {
  const typed = form({ typed: { text: '5897.60', currency: 'NGN' } });
  expect(itemOf('1', typed, checkValues(typed, fixed))?.amount).toEqual(usd(388));
});
it('passes only items that are valid in the contract', () => {
  const schema = (values: ReadValues) => topUpSchema(() => itemOf('1', values, checkValues(values, ranged))).safeParse(values);
  expect(schema(form()).data).toMatchObject({ id: '1', networkId: 'sunbird', amount: ngn(500_000) });
  expect(schema(form({ typed: NO_AMOUNT })).success).toBe(false);
});
it('does not convert an incomplete form', () =>
  expect(itemOf('1', form({ typed: NO_AMOUNT }), checkValues(form({ typed: NO_AMOUNT }), ranged))).toBeUndefined());

it('has a price with an amount, even without a number', () => {
  const early = form({ e164: undefined });
  expect(priceIn(checkValues(early, ranged))).toEqual({ send: usd(329), fee: usd(30), receive: ngn(500_000) });
  expect(priceIn(checkValues(form({ typed: { text: '5', currency: 'NGN' } }), ranged))).toBeUndefined();
});

it('starts with the values of a link', () =>
  expect(initialValues({ phone: '+2348035550142', networkId: 'n', amount: ngn(500_000) })).toEqual({
    phone: '+2348035550142',
    networkId: 'n',
    typed: { text: '5000', currency: 'NGN' },
  }));
