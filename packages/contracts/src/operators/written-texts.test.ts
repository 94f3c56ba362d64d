import { describe, expect, it } from 'vitest';

import { DepositRejection } from '../deposits/deposit-review.ts';
import { Suspension } from './account.ts';
import { TicketReply } from '../support/ticket.ts';

describe('what an operator writes', () => {
  const isTaken = (text: string) =>
    [DepositRejection, Suspension, TicketReply].map(
      (schema) => schema.safeParse(schema === TicketReply ? { text } : { reason: text }).success,
    );

  it.each(['\u200B\u202E\u200B', '\u2066\u2069\u00AD', ' \u0000\uFE0F ', '\u3164\u115F\u034F'])(
    'is refused when nothing of %j can be seen',
    (text) => expect(isTaken(text)).toEqual([false, false, false]),
  );

  it.each(['👩‍👩‍👧', 'می‌خواهم', '\u202Eabc', '۱۲۳', '...', 'e\u0301e'])('is taken when something of %j can be seen', (text) =>
    expect(isTaken(text)).toEqual([true, true, true]),
  );
});
