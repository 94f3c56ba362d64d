import { describe, expect, it } from 'vitest';
import { spansOf } from './card-layout.ts';

const ROW = [
  ['browsers', 4],
  ['goal', 4],
  ['transactions', 4],
] as const;
const PAIR = [
  ['companies', 8],
  ['meetup', 4],
] as const;

describe('a row of cards', () => {
  it.each([
    ['as designed while all are shown', ROW, [], ['browsers 4', 'goal 4', 'transactions 4']],
    ['in halves when one is hidden', ROW, ['goal'], ['browsers 6', 'transactions 6']],
    ['full width when one is left', PAIR, ['companies'], ['meetup 12']],
    ['empty when all are hidden', PAIR, ['companies', 'meetup'], []],
  ] as const)('is %s', (_, row, hidden, wanted) => {
    const shows = (card: string) => !(hidden as readonly string[]).includes(card);
    expect(spansOf(row, shows).map(({ card, span }) => `${card} ${span}`)).toEqual(wanted);
  });
});
