import type { Quote } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { changesOf, partsOf } from './changes.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const php = (amountMinor: number) => ({ amountMinor, currency: 'PHP' });
const line = (itemId: string, send: number, receive: number, fee = 50) =>
  ({ itemId, kind: 'topup', send: usd(send), fee: usd(fee), receive: php(receive), rate: '57.6', etaMinutes: 1 }) as const;
const quote = (...lines: ReturnType<typeof line>[]): Quote => ({
  id: 'q',
  lines,
  total: usd(lines.reduce((all, { send, fee }) => all + send.amountMinor + fee.amountMinor, 0)),
  risks: [],
  expiresAt: '2026-11-20T14:27:00Z',
});

describe('the changes between two quotes', () => {
  it.each([
    ['leave out an unchanged line', quote(line('a', 2604, 150_000)), quote(line('a', 2604, 150_000)), []],
    [
      'list a higher cost',
      quote(line('a', 2604, 150_000), line('b', 100, 1)),
      quote(line('a', 2609, 150_000), line('b', 100, 1)),
      [{ itemId: 'a', by: usd(5), now: usd(2659) }],
    ],
    ['list a lower cost', quote(line('a', 2604, 150_000)), quote(line('a', 2600, 150_000)), [{ itemId: 'a', by: usd(-4) }]],
    [
      'list a changed received amount',
      quote(line('a', 2604, 150_000)),
      quote(line('a', 2604, 149_000)),
      [{ itemId: 'a', by: usd(0), receive: php(149_000), received: php(150_000) }],
    ],
    [
      'list a lower received amount and nothing else of a line',
      quote(line('a', 100, 5)),
      quote(line('a', 100, 4)),
      [{ itemId: 'a', receive: php(4), received: php(5), now: usd(150), by: usd(0) }],
    ],
    ['list a changed fee', quote(line('a', 100, 1, 30)), quote(line('a', 100, 1, 40)), [{ by: usd(10) }]],
    ['leave out a new line', quote(), quote(line('a', 100, 1)), []],
  ])('%s', (_, before, now, changes) => expect(changesOf(before, now)).toMatchObject(changes));

  it('splits a total into sent amounts and fees', () =>
    expect(partsOf(quote(line('a', 2604, 1), line('b', 329, 1, 30)))).toEqual({ send: usd(2933), fees: usd(80) }));
});
