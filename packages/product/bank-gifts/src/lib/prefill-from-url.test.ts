import { expect, it } from 'vitest';
import { prefillFromUrl } from './prefill-from-url.ts';

it.each([
  ['', {}],
  ['item=line', { item: 'line' }],
  ['bankId=b&amount=50.00+USD', { bankId: 'b', amount: { amountMinor: 5000, currency: 'USD' } }],
  ['bankId=b&holder=Kwame+Mensah', { bankId: 'b', holder: 'Kwame Mensah' }],
  ['bankId=b&account=2041007731504', { bankId: 'b', account: '2041007731504' }],
  [`account=${'1'.repeat(65)}`, {}],
  ['amount=50', {}],
  ['amount=0+USD', {}],
  ['amount=1.005+USD', {}],
])('%s', (query, prefill) => expect(prefillFromUrl(new URLSearchParams(query))).toEqual(prefill));
