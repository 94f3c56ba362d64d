import type { TemplateUser } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { isGoodUntil, readCard, withSlash } from './card-number.ts';
import { countUsers } from './counts.ts';
import { planDay } from './plans.ts';
import { setupKey } from './setup-key.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const user = (over: Partial<TemplateUser>): TemplateUser => ({
  id: 1,
  billing: 'Auto Debit',
  fullName: 'Noor Haddad',
  company: '',
  role: 'admin',
  username: '',
  country: '',
  contact: '',
  email: '',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
  ...over,
});

it('counts plans, states, newcomers and who waits the longest', () => {
  const counts = countUsers(
    [
      user({ joinedAt: '2026-11-20T10:00:00Z', currentPlan: 'basic' }),
      user({ id: 2, joinedAt: '2026-11-12T09:00:00Z', status: 'pending' }),
      user({ id: 3, joinedAt: '2026-11-19T09:00:00Z', status: 'pending' }),
      user({ id: 4, joinedAt: '2026-06-01T09:00:00Z', status: 'inactive' }),
      user({ id: 5 }),
    ],
    NOW,
  );
  expect(counts).toMatchObject({ all: 5, paid: 4, joined: 3, oldest: 9, statuses: { active: 2, pending: 2, inactive: 1 } });
  expect(counts.waiting.map(({ id }) => id)).toEqual([2, 3]);
  expect([counts.growth[0], counts.growth.at(-1)]).toEqual([1, 5]);
});

it('counts nobody', () => expect(countUsers([], NOW)).toMatchObject({ all: 0, paid: 0, joined: 0, oldest: 0, waiting: [] }));

it.each([
  ['2026-11-21T09:00:00Z', 1],
  ['2026-10-27T09:00:00Z', 26],
  ['2026-10-22T09:00:00Z', 1],
  ['2026-11-22T09:00:00Z', 30],
])('a plan begun at %s is in its day %i', (since, day) => expect(planDay(since, NOW)).toBe(day));

it.each([
  ['4242 4242 4242 4242', { brand: 'visa', last4: '4242' }],
  ['5555-5555-5555-4444', { brand: 'mastercard', last4: '4444' }],
  ['378282246310005', { brand: 'amex', last4: '0005' }],
  ['4242 4242 4242 4241', undefined],
  ['4242 4242', undefined],
  ['6011111111111117', undefined],
  ['', undefined],
])('reads the card %j', (text, read) => expect(readCard(text)).toEqual(read));

it.each([
  ['11/26', true],
  ['10/26', false],
  ['01/27', true],
  ['13/27', false],
  ['1/27', false],
])('a card until %s is good: %s', (expires, good) => expect(isGoodUntil(expires, NOW)).toBe(good));

it.each([
  ['0', '', '0'],
  ['09', '0', '09/'],
  ['092', '09', '09/2'],
  ['09', '09/', '09'],
  ['09/2x9', '09/2', '09/29'],
])('typing %s after %s writes %s', (typed, before, written) => expect(withSlash(typed, before)).toBe(written));

it('makes a key of 32 letters that is new each time', () => {
  expect(setupKey()).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(setupKey()).not.toBe(setupKey());
});
