import { exponentOf, Network, priceOf, toDecimal } from '@kado/contracts';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';

import { detectNetwork, matchesNetwork, withDetectedFirst } from './network-detection.ts';
import { createReference } from './service.ts';

const reference = createReference('USD');
const { networks } = reference;
const colours = new Set([
  ...Array.from({ length: 12 }, (_, n) => `d${n + 1}`),
  ...Array.from({ length: 6 }, (_, n) => `c${n + 1}`),
]);

describe('Countries and languages', () => {
  it('contain at least 190 countries, each once, with a dial code and a currency', () => {
    const list = reference.countries('en');
    expect(list.length).toBeGreaterThanOrEqual(190);
    expect(new Set(list.map(({ iso }) => iso)).size).toBe(list.length);
    expect(list.every(({ dialCode, currency }) => /^\+\d{1,3}$/.test(dialCode) && /^[A-Z]{3}$/.test(currency))).toBe(true);
  });

  it.each([
    ['en', 'Germany', 'German'],
    ['fr', 'Allemagne', 'allemand'],
    ['de', 'Deutschland', 'Deutsch'],
    ['pt', 'Alemanha', 'alemão'],
    ['ar', 'ألمانيا', 'الألمانية'],
  ])('are named in %s', (language, country, german) => {
    const list = reference.countries(language);
    expect(list.find(({ iso }) => iso === 'DE')?.name).toBe(country);
    expect(list.filter(({ iso, name }) => iso === name)).toEqual([]);
    expect(reference.languages(language).find(({ code }) => code === 'de')?.name).toBe(german);
  });

  it('are filtered by what can be sent there', () => {
    const topup = reference.countries('en', 'topup');
    expect(topup.map(({ iso }) => iso).toSorted()).toEqual([...new Set(networks.map(({ countryIso }) => countryIso))].toSorted());
    expect(topup.length).toBeGreaterThanOrEqual(20);
    expect(reference.countries('en', 'gift').length).toBeGreaterThanOrEqual(12);
  });
});

describe('Networks', () => {
  it('are at least 60, with unique ids, unique names per country and a tile colour of the palette', () => {
    expect(networks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(networks.map(({ id }) => id)).size).toBe(networks.length);
    expect(new Set(networks.map(({ countryIso, name }) => countryIso + name)).size).toBe(networks.length);
    expect(networks.filter(({ logo }) => !colours.has(logo.colour) || logo.initials.length > 2)).toEqual([]);
    expect(networks.filter((network) => !Network.safeParse(network).success)).toEqual([]);
  });

  it.each(networks.map((network) => [network.countryIso, network.name, network] as const))(
    '%s %s is detected by its own numbers',
    (iso, _, network) => {
      const { example, prefixes } = network.numberRule;
      const parsed = parsePhoneNumber(example);
      expect([parsed.country, parsed.isValid(), parsed.number]).toEqual([iso, true, example]);
      expect(['MOBILE', 'FIXED_LINE_OR_MOBILE']).toContain(parsed.getType());
      expect(detectNetwork(example, networks)?.network.id).toBe(network.id);
      for (const ending of ['00', '01', '02', '03', '04', '05', '77'])
        expect(matchesNetwork(example.slice(0, -2) + ending, network)).toBe(true);
      for (const other of networks.filter(({ id }) => id !== network.id))
        expect(other.numberRule.prefixes.filter((prefix) => prefixes.includes(prefix))).toEqual([]);
    },
  );

  it.each(networks.filter((network) => network.fixedAmounts).map((network) => [network.name, network] as const))(
    'the fixed amounts of %s match its rate',
    (_, { fixedAmounts = [], receiveCurrency, rate, fee }) => {
      for (const { send, receive } of fixedAmounts)
        expect(priceOf(send, { currency: 'USD', receiveCurrency, rate, fee }).receive).toEqual(receive);
    },
  );

  it('include Sunbird with the prices of the design', () => {
    const sunbird = networks.find(({ name }) => name === 'Sunbird');
    expect(sunbird).toMatchObject({ countryIso: 'NG', rate: '1520.00', denominationType: 'RANGE', supportsLocalAmounts: true });
    expect([sunbird!.min!, sunbird!.max!, sunbird!.fee.fixed].map(toDecimal)).toEqual(['0.14', '49.34', '0.30']);
  });

  it.each(['EUR', 'JPY', 'KWD'])('are priced in %s too', (wallet) => {
    const list = createReference(wallet).networks;
    expect(
      list.every(
        ({ fee, min, fixedAmounts }) => fee.fixed.currency === wallet && (min ?? fixedAmounts?.[0]?.send)?.currency === wallet,
      ),
    ).toBe(true);
    expect(exponentOf(wallet)).toBeDefined();
  });

  it('reject a wallet currency without an exchange rate', () =>
    expect(() => createReference('XTS')).toThrow(/KADO_WALLET_CURRENCY/));

  it('are sorted with the detected one first, which has a confidence', () => {
    const withDetected = (phone: string) => withDetectedFirst(networks, detectNetwork(phone, networks));
    const list = withDetected('+2348035550142');
    expect(list[0]).toMatchObject({ name: 'Sunbird', confidence: 0.95 });
    expect(list.slice(1, 4).map(({ countryIso }) => countryIso)).toEqual(['NG', 'NG', 'NG']);
    expect(list).toHaveLength(networks.length);
    expect(withDetected('+2348035').at(0)).toMatchObject({ name: 'Sunbird', confidence: 0.6 });
    expect(withDetected('+882123456789')).toEqual(networks);
  });
});
