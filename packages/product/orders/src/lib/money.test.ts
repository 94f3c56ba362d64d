import type { ItemStatus, OrderItem } from '@kado/contracts';
import { expect, it } from 'vitest';
import { feesOf, lineTotal, negated } from './money.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const item = (status: ItemStatus, send: number, fee: number) => ({ status, send: usd(send), fee: usd(fee) }) as OrderItem;

it('counts only the fees that were charged', () => {
  const items = [
    item('delivered', 329, 30),
    item('submitted', 2604, 50),
    item('failed', 9677, 120),
    item('reversed', 1, 1),
    item('cancelled', 1, 1),
  ];
  expect(feesOf({ items, total: usd(0) })).toEqual(usd(80));
});

it('adds up the sent amount and the fee of a line', () => expect(lineTotal(item('queued', 329, 30))).toEqual(usd(359)));
it.each([
  [5, -5],
  [-5, 5],
  [0, 0],
])('the negated %i is %i', (amount, other) => expect(negated(usd(amount))).toEqual(usd(other)));
