import { expect, it } from 'vitest';

import { SupplierDown } from '../supplier/supplier.ts';
import { ReloadlyError } from './client.ts';
import { resultOfRefusal, resultOfStatus } from './outcomes.ts';

const refusal = (status: number, code?: string, retryAfterMs?: number) => new ReloadlyError(status, code, retryAfterMs);
const waitOf = (error: Error) => {
  try {
    return resultOfRefusal(error);
  } catch (cause) {
    return cause instanceof SupplierDown ? cause.retryAfterMs : cause;
  }
};

it.each([
  ['INVALID_RECIPIENT_PHONE', 400, { state: 'failed', code: 'INVALID_NUMBER' }],
  ['PHONE_BANNED_BY_OPERATOR', 400, { state: 'failed', code: 'INVALID_NUMBER' }],
  ['INVALID_AMOUNT_FOR_OPERATOR', 400, { state: 'failed', code: 'REFUSED' }],
  ['OPERATOR_NOT_FOUND', 404, { state: 'failed', code: 'REFUSED' }],
  ['CUSTOM_IDENTIFIER_ALREADY_USED', 400, { state: 'duplicate' }],
])('%s with %s decides the submission', (code, status, result) => expect(resultOfRefusal(refusal(status, code))).toEqual(result));

it.each([
  ['an empty account of ours', refusal(400, 'INSUFFICIENT_BALANCE'), 60_000],
  ['a number that was topped up just now', refusal(400, 'PHONE_RECENTLY_RECHARGED'), 120_000],
  ['a code that is new to us', refusal(400, 'SOMETHING_NEW'), 5000],
  ['no code', refusal(400), 5000],
  ['a final code with an error of the server', refusal(500, 'INVALID_RECIPIENT_PHONE'), 5000],
  ['too many requests', refusal(429, undefined, 7000), 7000],
  ['a maintenance', refusal(503), 5000],
  ['an answer that asks for no wait', refusal(503, undefined, 0), 1000],
])('M16 %s decides nothing: the item is looked up later, never at once', (_, error, ms) => expect(waitOf(error)).toBe(ms));

it('a lost response does not decide the outcome', () => {
  const cut = new TypeError('fetch failed');
  expect(waitOf(cut)).toBe(cut);
});

it.each([
  ['SUCCESSFUL', null, { state: 'delivered' }],
  ['PROCESSING', null, { state: 'pending', checkAfterMs: 3000 }],
  ['SOMETHING_NEW', null, { state: 'pending', checkAfterMs: 3000 }],
  ['FAILED', 'INVALID_RECIPIENT_PHONE', { state: 'failed', code: 'INVALID_NUMBER' }],
  ['FAILED', 'TRANSACTION_REFUSED_BY_OPERATOR', { state: 'failed', code: 'REFUSED' }],
  ['FAILED', 'SOMETHING_NEW', { state: 'failed', code: 'REFUSED' }],
  ['REFUNDED', null, { state: 'failed', code: 'REFUSED' }],
])('a transaction that is %s (%s) has its result', (status, code, result) =>
  expect(resultOfStatus(status, code)).toEqual(result),
);
