import { describe, expect, it } from 'vitest';

import { CheckoutRequest, IDEMPOTENCY_KEY, QuoteRequest } from './quote.ts';
import { TransactionQuery } from './wallet.ts';

const item = (id: string) => ({
  id,
  kind: 'topup',
  networkId: 'n',
  phone: '+2348035550142',
  amount: { amountMinor: 1, currency: 'USD' },
});

describe('requests for quotes and checkouts', () => {
  it.each([
    [1, true],
    [50, true],
    [0, false],
    [51, false],
  ])('a quote of %d items: %s', (length, valid) =>
    expect(QuoteRequest.safeParse({ items: Array.from({ length }, (_, index) => item(`${index}`)) }).success).toBe(valid),
  );

  it('rejects an item with the id of an earlier one, by its path', () => {
    const { error } = QuoteRequest.safeParse({ items: [item('a'), item('b'), item('a'), item('a')] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['items.2.id', 'items.3.id']);
  });

  it.each([
    [{ quoteId: 'q', pin: '274913' }, true],
    [{ quoteId: 'q', grant: 'g' }, true],
    [{ quoteId: 'q' }, false],
    [{ quoteId: 'q', pin: '274913', grant: 'g' }, false],
    [{ quoteId: 'q', pin: '27491' }, false],
    [{ quoteId: 'q', pin: '٢٧٤٩١٣' }, false],
    [{ quoteId: 'q', pin: '274913', total: { amountMinor: 1, currency: 'USD' } }, false],
    [{ pin: '274913' }, false],
  ])('a checkout of %j: %s', (body, valid) => expect(CheckoutRequest.safeParse(body).success).toBe(valid));

  it.each([
    ['x'.repeat(16), true],
    ['x'.repeat(128), true],
    ['x'.repeat(15), false],
    ['x'.repeat(129), false],
    ['aaaaaaaaaaaaaaa ', false],
    ['aaaaaaaaaaaaaaaé', false],
  ])('an Idempotency-Key %j: %s', (key, valid) => expect(IDEMPOTENCY_KEY.test(key)).toBe(valid));
});

describe('a list', () => {
  it.each([
    [{}, true],
    [{ limit: '1' }, true],
    [{ limit: '100', type: 'hold', from: '2026-11-01', to: '2026-11-30', q: 'K7' }, true],
    [{ limit: '0' }, false],
    [{ limit: '101' }, false],
    [{ limit: 'ten' }, false],
    [{ cursor: '' }, false],
    [{ type: 'gift' }, false],
    [{ from: '2026-13-01' }, false],
    [{ page: '2' }, false],
  ])('%j: %s', (query, valid) => expect(TransactionQuery.safeParse(query).success).toBe(valid));
});
