import type { Money } from '@kado/contracts';
import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const moneyText = ({ amountMinor, currency }: Money) => `${amountMinor} ${currency}`;

it.each([
  [
    'a field that changed, and one that stayed',
    { status: 'in_review', fee: '1' },
    { status: 'credited', fee: '1' },
    [
      ['status', 'in_review', 'credited'],
      ['fee', '1', '1'],
    ],
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
  [
    'amounts',
    { amount: { amountMinor: 30_000, currency: 'USD' } },
    { amount: { amountMinor: 12_345, currency: 'USD' } },
    [['amount', '30000 USD', '12345 USD']],
  ],
  ['plain values', 'a', 'b', [['', 'a', 'b']]],
  ['no sides', undefined, undefined, []],
  ['hostile names', { __proto__: null }, { constructor: 'x' }, [['constructor', '', 'x']]],
])('shows %s', (_, before, after, expected) =>
  expect(changesOf(before, after, moneyText).map(({ field, from, to }) => [field, from, to])).toEqual(expected),
);
