import { fromDecimal, PositiveMoney, type Money, type Network } from '@kado/contracts';
import * as z from 'zod/mini';

/** Why a changed amount cannot be saved; `limit` is the nearest valid amount. */
export type Problem = { kind: 'empty' } | { kind: 'tooLittle' | 'tooMuch'; limit: Money };

/** The limits in one of the network's currencies, if it has any; the quote makes the final check. */
const limitsOf = (network: Network, currency: string) =>
  currency === network.sendCurrency ? { min: network.min, max: network.max } : { min: network.localMin, max: network.localMax };

/** A changed amount in the currency in which it was entered, and its problem. */
export function readAmount(text: string, currency: string, network: Network): { money?: Money; problem?: Problem } {
  const money = fromDecimal(text, currency);
  if (!money || money.amountMinor <= 0) return { problem: { kind: 'empty' } };
  const { min, max } = limitsOf(network, currency);
  if (min && money.amountMinor < min.amountMinor) return { problem: { kind: 'tooLittle', limit: min } };
  if (max && money.amountMinor > max.amountMinor) return { problem: { kind: 'tooMuch', limit: max } };
  return { money };
}

/** The schema of a form with one amount; `read` checks the text against the network's limits. */
export const amountSchema = (read: (text: string) => { money?: Money }) =>
  z.pipe(
    z.pipe(
      z.object({ amount: z.string() }),
      z.transform(({ amount }) => read(amount).money),
    ),
    PositiveMoney,
  );
