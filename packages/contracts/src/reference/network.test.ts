import { describe, expect, it } from 'vitest';

import { CountryQuery } from './country.ts';
import { NetworkQuery } from './network.ts';

describe('queries of reference lists', () => {
  it.each([
    [{}, true],
    [{ countryIso: 'NG', phone: '+2348035550142' }, true],
    [{ countryIso: 'ng' }, false],
    [{ phone: '08035550142' }, false],
    [{ q: 'x' }, false],
  ])('networks %j: %s', (query, valid) => expect(NetworkQuery.safeParse(query).success).toBe(valid));

  it.each([
    [{ supports: 'topup' }, true],
    [{ supports: 'cash' }, false],
  ])('countries %j: %s', (query, valid) => expect(CountryQuery.safeParse(query).success).toBe(valid));
});
