import { Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { operator } from '../../test/fake-reloadly.ts';
import { defaultFee, numberRules } from '../reference/networks.ts';
import { networkIdOf, operatorIdOf, toNetwork } from './networks.ts';

const catalogue = { currency: 'USD', fee: defaultFee('USD'), numberRules: numberRules() };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });

describe('An operator of Reloadly', () => {
  it('with a range becomes a network whose limits are within the operator’s', () => {
    const network = z.parse(Network, toNetwork(operator(), catalogue));
    expect(network).toMatchObject({
      id: 'reloadly-341',
      countryIso: 'NG',
      name: 'Sunbird Nigeria',
      logo: { initials: 'SN', colour: 'd6' },
      denominationType: 'RANGE',
      rate: '1520.05',
      fee: { fixed: usd(30), percent: '0' },
      min: usd(14),
      max: usd(4934),
      localMin: naira(20_000),
      localMax: naira(7_500_000),
      suggested: [usd(100), usd(500)],
      supportsLocalAmounts: true,
    });
    expect(network.numberRule).toMatchObject({ prefixes: [], example: '+2348035550142' });
  });

  it('rounds a minimum up', () => expect(toNetwork(operator({ minAmount: 0.141 }), catalogue)?.min).toEqual(usd(15)));

  it('without local limits accepts no local amounts', () => {
    const network = toNetwork(operator({ localMinAmount: null }), catalogue);
    expect(network).toMatchObject({ supportsLocalAmounts: false });
    expect(network).not.toHaveProperty('localMin');
  });

  it('with fixed amounts sells those in whole minor units, with received amount and description', () => {
    const bundles = { denominationType: 'FIXED', fixedAmounts: [2.5, 1.005, 4], fixedAmountsDescriptions: { '2.50': '2 GB' } };
    expect(toNetwork(operator(bundles), catalogue)).toMatchObject({
      denominationType: 'FIXED',
      fixedAmounts: [
        { send: usd(250), receive: naira(380_012), label: '2 GB' },
        { send: usd(400), receive: naira(608_020), label: 'Sunbird Nigeria' },
      ],
    });
  });

  it.each([
    ['that gives a code to type in', { pin: true }],
    ['that is paid in another currency', { senderCurrencyCode: 'NGN' }],
    ['that pays out in no currency of ISO 4217', { destinationCurrencyCode: 'ngn' }],
    ['of a country without a number rule', { country: { isoName: 'XX' } }],
    ['with a limit beyond 2^53-1', { maxAmount: 1e20 }],
    ['with a local limit beyond 2^53-1', { localMaxAmount: 1e20 }],
    ['that pays out more than 2^53-1', { denominationType: 'FIXED', fixedAmounts: [9e13] }],
    ['without limits', { minAmount: null }],
    ['whose limits exclude each other', { minAmount: 9, maxAmount: 8 }],
    ['with fixed amounts, but none', { denominationType: 'FIXED' }],
    ['with a malformed rate', { fx: { rate: '1520' } }],
    ['with a rate that is no plain decimal', { fx: { rate: 1e-7 } }],
  ])('%s is not sold', (_, changes) => expect(toNetwork(operator(changes), catalogue)).toBeUndefined());

  it('is found by its network id', () => {
    expect(operatorIdOf(networkIdOf(341))).toBe(341);
    expect(operatorIdOf('019b76da-a800-7afb-8d80-93d92d44a364')).toBeUndefined();
  });
});
