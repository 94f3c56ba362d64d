import { describe, expect, it } from 'vitest';

import { CountryQuery } from './country.ts';
import { NetworkQuery } from './network.ts';

describe('asking for reference lists', () => {
  it.each([
    [{}, true],
    [{ countryIso: 'NG', phone: '+2348035550142' }, true],
    [{ countryIso: 'ng' }, false],
    [{ phone: '08035550142' }, false],
    [{ q: 'x' }, false],
  ])('networks %j: %s', (query, fine) => expect(NetworkQuery.safeParse(query).success).toBe(fine));

  it.each([
    [{ supports: 'topup' }, true],
    [{ supports: 'cash' }, false],
  ])('countries %j: %s', (query, fine) => expect(CountryQuery.safeParse(query).success).toBe(fine));
});
