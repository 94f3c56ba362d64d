import * as z from 'zod/mini';

import { exactlyOneOfPinOrGrant, pinOrGrant } from '../auth/auth.ts';
import { CountryIso, Decimal, Email, listQuery, SearchText, Time, visible } from '../basics.ts';
import { Money, PositiveMoney } from '../money/money.ts';
import { Fee } from '../reference/network.ts';
import { StoredFile } from '../support/stored-file.ts';
import { Deposit, DepositStatus } from './deposit.ts';

/** The customer who deposits; `credited` and `rejected` count their earlier deposits. */
export const DepositCustomer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: Email,
  phone: z.string(),
  countryIso: CountryIso,
  createdAt: Time,
  credited: z.int(),
  rejected: z.int(),
});
export type DepositCustomer = z.infer<typeof DepositCustomer>;

/** Another deposit, of any customer, whose proof has the same bytes. */
export const SameProof = z.object({ depositId: z.string(), reference: z.string(), status: DepositStatus, createdAt: Time });
export type SameProof = z.infer<typeof SameProof>;

/**
 * A deposit as an operator sees it. `declared` is the amount that the customer announced, `rate` and `feeRule` are the price fixed at creation, and `own` is true if
 * it is the operator's own deposit, which another operator must decide.
 */
export const DepositReview = z.extend(Deposit, {
  customer: DepositCustomer,
  declared: Money,
  rate: Decimal,
  feeRule: Fee,
  etaMinutes: z.int(),
  proof: z.optional(z.extend(StoredFile, { createdAt: Time })),
  sameProof: z.array(SameProof),
  submittedAt: z.optional(Time),
  decidedAt: z.optional(Time),
  decidedBy: z.optional(z.string()),
  note: z.optional(z.string()),
  own: z.boolean(),
});
export type DepositReview = z.infer<typeof DepositReview>;

/** GET /admin/deposits: q searches reference, name and e-mail; newest first, or the longest waiting first. */
export const DepositReviewQuery = listQuery({
  status: z.optional(DepositStatus),
  q: z.optional(SearchText),
  order: z.optional(z.enum(['newest', 'waiting'])),
});
export type DepositReviewQuery = z.input<typeof DepositReviewQuery>;

/** POST /admin/deposits/{id}/credit: the amount that arrived, in the bank's currency; the note is for operators only. */
export const DepositCredit = z
  .strictObject({ amount: PositiveMoney, note: z.string().check(z.maxLength(500)), ...pinOrGrant })
  .check(exactlyOneOfPinOrGrant);
export type DepositCredit = z.infer<typeof DepositCredit>;

/** POST /admin/deposits/{id}/reject: the customer sees the reason, so it needs a visible character. */
export const DepositRejection = z.strictObject({
  reason: z.string().check(z.minLength(1), z.maxLength(500), visible),
});
export type DepositRejection = z.infer<typeof DepositRejection>;
