import fc from 'fast-check';
import { expect, it } from 'vitest';

import { areLookAlikes, lookAlikeKeys } from './look-alikes.ts';

const NUMBER = '+2348035550142';
it.each([
  ['+2348035550143', true],
  ['+2348035550124', true],
  ['+234803555014', true],
  ['+23480355501420', true],
  ['+23480355501442', true],
  ['+2348035550142', false],
  ['+2348035550153', false],
  ['+2348035550134', false],
  ['+2348035550125', false],
  ['+2348035550214', false],
  ['+2348035505142', true],
  ['+2348035551042', true],
  ['+2348055530142', false],
  ['+3248035550142', true],
  ['+238035550142', true],
  ['+23480355501', false],
  ['+234803555014200', false],
])('%s looks like +2348035550142: %s', (other, alike) => {
  expect(areLookAlikes(NUMBER, other)).toBe(alike);
  expect(areLookAlikes(other, NUMBER)).toBe(alike);
});

const DIGITS = Array.from('0123456789');
/** Every possible look-alike of a number. */
function allLookAlikes(phone: string): Set<string> {
  const digits = phone.slice(1);
  const found = Array.from({ length: digits.length + 1 }, (_, at) => [digits.slice(0, at), digits.slice(at)] as const).flatMap(
    ([before, after]) => [
      ...DIGITS.map((digit) => before + digit + after),
      ...(after === '' ? [] : [before + after.slice(1), ...DIGITS.map((digit) => before + digit + after.slice(1))]),
      ...(after.length < 2 ? [] : [before + after.charAt(1) + after.charAt(0) + after.slice(2)]),
    ],
  );
  return new Set(found.filter((each) => each !== digits).map((each) => `+${each}`));
}

const phones = fc.stringMatching(/^\+[1-9][0-9]{6,14}$/);

it('every look-alike is recognised, and has the same beginning or end as the number', () => {
  fc.assert(
    fc.property(phones, (phone) => {
      const { head, tail } = lookAlikeKeys(phone);
      for (const each of allLookAlikes(phone)) {
        expect(areLookAlikes(phone, each)).toBe(true);
        expect([each, each.startsWith(head) || each.endsWith(tail)]).toEqual([each, true]);
      }
      expect([head.length, tail.length]).toEqual([phone.length - 5, 4]);
    }),
    { numRuns: 50 },
  );
});

it('only look-alikes are recognised', () => {
  const short = fc.stringMatching(/^\+[12]{3,5}$/);
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(areLookAlikes(a, b)).toBe(allLookAlikes(a).has(b));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['+2348035550142', { head: '+23480355', tail: '0142' }],
  ['ada@kado.test', { head: 'a', tail: 'a@kado.test' }],
])('the look-alikes of %s share one of %j', (target, keys) => expect(lookAlikeKeys(target)).toEqual(keys));

it.each([
  ['ada@kado.test', 'ada@kado.tset'],
  ['ada@kado.test', 'ad@kado.test'],
  ['ada@kado.test', 'adda@kado.test'],
  ['ada@kado.test', 'daa@kado.test'],
  ['ada@kado.test', 'aad@kado.test'],
  ['a@kado.test', 'b@kado.test'],
  ['rosa.lima@kado.test', 'rosa.lina@kado.test'],
  ['DE89370400440532013000', 'DE89370400440532031000'],
])('%s and %s look alike, and share the beginning or the end', (one, other) => {
  expect(areLookAlikes(one, other)).toBe(true);
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    const { head, tail } = lookAlikeKeys(a);
    expect(b.startsWith(head) || b.endsWith(tail)).toBe(true);
    expect(a.length - head.length - tail.length).toBe(1);
  }
});
