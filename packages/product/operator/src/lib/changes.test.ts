import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it.each([
  [
    'a field that changed',
    { status: 'in_review', fee: '1' },
    { status: 'credited', fee: '1' },
    [['status', 'in_review', 'credited']],
  ],
  ['a field that came', {}, { reason: 'fraud' }, [['reason', '', 'fraud']]],
  ['a field that went', { reason: 'fraud' }, { reason: null }, [['reason', 'fraud', '']]],
  [
    'one side alone',
    undefined,
    { n: 1, deep: { a: [true] } },
    [
      ['n', '', '1'],
      ['deep', '', '{"a":[true]}'],
    ],
  ],
  ['plain values', 'a', 'b', [['', 'a', 'b']]],
  ['no sides', undefined, undefined, []],
  ['hostile names', { __proto__: null }, { constructor: 'x' }, [['constructor', '', 'x']]],
])('shows %s', (_, before, after, expected) =>
  expect(changesOf(before, after).map(({ field, from, to }) => [field, from, to])).toEqual(expected),
);
