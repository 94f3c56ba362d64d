import { expect, it } from 'vitest';
import { costOf } from './order.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

it.each([
  [12_810, 9797, 3013],
  [359, 0, 359],
  [359, 359, 0],
])('%i less a refund of %i costs %i', (total, released, cost) =>
  expect(costOf({ total: usd(total), released: usd(released) })).toEqual(usd(cost)),
);
