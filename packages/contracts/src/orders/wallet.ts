import * as z from 'zod/mini';

import { Day, listQuery, SearchText, Time } from '../basics.ts';
import { CurrencyCode, Money } from '../money/money.ts';

/** The wallet's current balances; `pending` is the sum of deposits in review. */
export const Balance = z.object({ currency: CurrencyCode, available: Money, held: Money, pending: Money });
export type Balance = z.infer<typeof Balance>;

/** The types of statement lines. */
export const TransactionType = z.enum(['deposit', 'hold', 'release', 'refund', 'capture', 'adjustment']);
export type TransactionType = z.infer<typeof TransactionType>;

/** A line of the statement of the available balance. `amount` is signed; a capture has the amount 0 and `settled`. */
export const Transaction = z.object({
  id: z.string(),
  type: TransactionType,
  amount: Money,
  balanceAfter: Money,
  settled: z.optional(Money),
  orderId: z.optional(z.string()),
  depositId: z.optional(z.string()),
  memo: z.string(),
  at: Time,
});
export type Transaction = z.infer<typeof Transaction>;

/** GET /transactions. */
export const TransactionQuery = listQuery({
  type: z.optional(TransactionType),
  q: z.optional(SearchText),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type TransactionQuery = z.input<typeof TransactionQuery>;
