import { describe, expect, it } from 'vitest';

import { DepositCredit, DepositRejection, DepositReviewQuery } from './deposit-review.ts';
import { DepositQuery, DepositRequest } from './deposit.ts';

const amount = { amountMinor: 30_000, currency: 'USD' };

describe('a request for a deposit', () => {
  it.each([
    [{ bankId: 'b', amount }, true],
    [{ bankId: 'b', amount: { ...amount, amountMinor: 0 } }, false],
    [{ bankId: 'b', amount: { ...amount, amountMinor: -1 } }, false],
    [{ bankId: 'b', amount: { ...amount, amountMinor: 0.5 } }, false],
    [{ bankId: 'b', amount: { ...amount, amountMinor: 2 ** 53 } }, false],
    [{ bankId: '', amount }, false],
    [{ bankId: 'b', amount, status: 'credited' }, false],
    [{ amount }, false],
  ])('%j: %s', (body, valid) => expect(DepositRequest.safeParse(body).success).toBe(valid));
});

describe('a decision', () => {
  it.each([
    [{ amount, note: '', pin: '274913' }, true],
    [{ amount, note: 'seen on the account', grant: 'g' }, true],
    [{ amount, note: '', pin: '274913', grant: 'g' }, false],
    [{ amount, note: '' }, false],
    [{ amount, pin: '274913' }, false],
    [{ amount, note: 'x'.repeat(501), pin: '274913' }, false],
    [{ amount: { ...amount, amountMinor: 0 }, note: '', pin: '274913' }, false],
  ])('to credit %j: %s', (body, valid) => expect(DepositCredit.safeParse(body).success).toBe(valid));

  it.each([
    [{ reason: 'The picture is too small' }, true],
    [{ reason: '   ' }, false],
    [{ reason: 'x'.repeat(501) }, false],
    [{}, false],
  ])('to reject %j: %s', (body, valid) => expect(DepositRejection.safeParse(body).success).toBe(valid));
});

describe('a list of deposits', () => {
  it.each([
    [{ status: 'in_review', q: 'KD-7Q4', limit: '50' }, true],
    [{ status: 'open' }, false],
  ])('to review with %j: %s', (query, valid) => expect(DepositReviewQuery.safeParse(query).success).toBe(valid));

  it('has no filter of its own', () => expect(DepositQuery.safeParse({ status: 'in_review' }).success).toBe(false));
});
