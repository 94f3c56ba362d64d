import { expect, it } from 'vitest';
import { lineTotal } from './money.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

it('adds up the sent amount and the fee of a line', () => expect(lineTotal({ send: usd(329), fee: usd(30) })).toEqual(usd(359)));
