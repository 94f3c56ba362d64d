import { describe, expect, it } from 'vitest';

import { PersonName } from '../basics.ts';
import { DepositRejection } from '../deposits/deposit-review.ts';
import { Suspension } from './account.ts';
import { ContactMessage, TicketReply } from '../support/ticket.ts';

describe('a text by an operator or a customer', () => {
  const isTaken = (text: string) => [
    ...[DepositRejection, Suspension].map((schema) => schema.safeParse({ reason: text }).success),
    TicketReply.safeParse({ text }).success,
    ContactMessage.safeParse({ topic: 'other', name: 'Ada', email: 'ada@kado.test', message: text.repeat(10) }).success,
  ];

  it.each(['\u200B\u202E\u200B', '\u2066\u2069\u00AD', ' \u0000\uFE0F ', '\u3164\u115F\u034F'])(
    'is refused without a visible character: %j',
    (text) => expect(isTaken(text)).toEqual([false, false, false, false]),
  );

  it.each(['👩‍👩‍👧', 'می‌خواهم', '\u202Eabc', '۱۲۳', '...', 'e\u0301e'])('is accepted with a visible character: %j', (text) =>
    expect(isTaken(text)).toEqual([true, true, true, true]),
  );

  it.each([
    ['\u200D', false],
    [' \uFE0F ', false],
    ['\u202Eabc', false],
    ['می‌خواهم', true],
    ['Ó', true],
  ])('%j is a name: %s', (name, taken) => expect(PersonName.safeParse(name).success).toBe(taken));
});
