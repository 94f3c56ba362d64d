import { PositiveMoney, type Money } from '@kado/contracts';
import { amountProblemOf, parseAmount, type AmountProblem } from '@kado/product-ui';
import * as z from 'zod/mini';
import type { Offer } from './offers.ts';

/** Parses an edited amount in the currency in which it was entered; `problem` is set if it violates a limit. The quote makes the final check. */
export function readAmount(
  text: string,
  currency: string,
  { rule, send, receive }: Pick<Offer, 'rule' | 'send' | 'receive'>,
): { money?: Money; problem?: AmountProblem } {
  // If both currencies are the same, limits exist on one side only.
  const limits = currency === rule.currency && send.min ? send : currency === rule.receiveCurrency ? receive : {};
  const money = parseAmount({ text, currency });
  if (!money) return { problem: { kind: 'empty' } };
  const problem = amountProblemOf({ text, currency }, limits);
  return problem ? { problem } : { money };
}

/** The schema of a form with one amount; `read` checks the text against the limits of the offer. */
export const amountSchema = (read: (text: string) => { money?: Money }) =>
  z.pipe(
    z.pipe(
      z.object({ amount: z.string() }),
      z.transform(({ amount }) => read(amount).money),
    ),
    PositiveMoney,
  );
