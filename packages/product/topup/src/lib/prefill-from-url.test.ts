import { describe, expect, it } from 'vitest';
import { prefillFromUrl } from './prefill-from-url.ts';

const naira = { amountMinor: 500_000, currency: 'NGN' };

describe('the query string of the form', () => {
  it.each([
    ['phone=%2B2348035550142&networkId=n1&amount=5000+NGN', { phone: '+2348035550142', networkId: 'n1', amount: naira }],
    ['phone=+2348035550142', { phone: '+2348035550142' }],
    ['item=i1', { item: 'i1' }],
    ['phone=hello&amount=NaN+USD', {}],
    ['amount=5000', {}],
    ['amount=0+USD', {}],
    ['amount=3.299+USD', {}],
    ['', {}],
  ])('parses %j', (query, expected) => expect(prefillFromUrl(new URLSearchParams(query))).toEqual(expected));
});
