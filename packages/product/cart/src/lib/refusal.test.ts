import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const quote = { id: 'q', lines: [], total: usd(1), risks: [], expiresAt: '2026-11-20T14:27:00Z' };
const failed = (status: number, code: string, data: Record<string, unknown> = {}, retryAfter?: number) => ({
  message: 'text',
  status,
  code,
  data,
  retryAfter,
});

describe('a rejected payment', () => {
  it.each([
    [failed(403, 'WRONG_PIN', { attemptsLeft: 3 }), { kind: 'wrongPin', left: 3 }],
    [failed(403, 'WRONG_PIN'), { kind: 'wrongPin', left: 0 }],
    [failed(423, 'LOCKED', {}, 900), { kind: 'locked', until: new Date(900_000) }],
    [failed(423, 'LOCKED', { pinReset: true }), { kind: 'pinReset' }],
    [failed(402, 'INSUFFICIENT_FUNDS', { shortfall: usd(2810) }), { kind: 'short', amount: usd(2810) }],
    [failed(402, 'INSUFFICIENT_FUNDS'), { kind: 'refused', text: 'text' }],
    [failed(409, 'QUOTE_EXPIRED', { quote }), { kind: 'expired', quote }],
    [failed(409, 'QUOTE_EXPIRED', { quote: 'damaged' }), { kind: 'expired', quote: undefined }],
    [failed(423, 'LOCKED'), { kind: 'locked', until: new Date(0) }],
    [failed(423, 'LOCKED', { pinReset: 'yes' }, 5), { kind: 'locked', until: new Date(5000) }],
    [
      failed(409, 'STATE_CONFLICT', { shortfall: usd(1), quote, attemptsLeft: 1, pinReset: true }),
      { kind: 'refused', text: 'text' },
    ],
    [failed(408, 'TIMEOUT'), { kind: 'unknown' }],
    [failed(500, 'INTERNAL'), { kind: 'unknown' }],
    [failed(499, 'ODD'), { kind: 'refused', text: 'text' }],
    [{ status: 404, code: 'NOT_FOUND', data: {} }, { kind: 'unknown' }],
    [{ status: 404, code: 'NOT_FOUND', message: '' }, { kind: 'unknown' }],
    [{ status: 404, data: {}, message: '' }, { kind: 'unknown' }],
    [{ code: 'NOT_FOUND', data: {}, message: '' }, { kind: 'unknown' }],
    [null, { kind: 'unknown' }],
    ['NOT_FOUND', { kind: 'unknown' }],
    [failed(404, 'NOT_FOUND'), { kind: 'gone' }],
    [failed(409, 'CART_CHANGED'), { kind: 'gone' }],
    [failed(0, 'NETWORK'), { kind: 'unknown' }],
    [failed(0, 'ABORTED'), { kind: 'calledOff' }],
    [failed(200, 'BAD_ANSWER'), { kind: 'unknown' }],
    [failed(503, 'UNAVAILABLE'), { kind: 'unknown' }],
    [failed(400, 'MALFORMED'), { kind: 'refused', text: 'text' }],
    [failed(422, 'INVALID'), { kind: 'refused', text: 'text' }],
    [failed(403, 'ACCOUNT_SUSPENDED'), { kind: 'refused', text: 'text' }],
    [new TypeError('ours'), { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
  ])('%#', (error, refusal) => expect(refusalOf(error, 0)).toEqual(refusal));
});
