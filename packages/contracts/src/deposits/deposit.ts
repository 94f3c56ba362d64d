import * as z from 'zod/mini';

import { listQuery, Ref, Time } from '../basics.ts';
import { Money, PositiveMoney } from '../money/money.ts';

/** The states of a deposit: awaiting_proof → in_review | cancelled | expired; in_review → credited | rejected. The last four are final. */
export const DepositStatus = z.enum(['awaiting_proof', 'in_review', 'credited', 'rejected', 'cancelled', 'expired']);
export type DepositStatus = z.infer<typeof DepositStatus>;

/**
 * Money that a customer pays in. `amount` and `fee` are in the bank's currency. `credited` is in the wallet's and is absent before the credit: `depositPriceOf`
 * computes it in advance. `expiresAt` is when a deposit without a proof expires; `reason` is that of a rejection.
 */
export const Deposit = z.object({
  id: z.string(),
  reference: z.string(),
  bankId: z.string(),
  amount: Money,
  fee: Money,
  credited: z.optional(Money),
  proofFileId: z.optional(z.string()),
  status: DepositStatus,
  reason: z.optional(z.string()),
  expiresAt: Time,
  createdAt: Time,
});
export type Deposit = z.infer<typeof Deposit>;

/** POST /deposits: the amount to transfer, in the bank's currency. */
export const DepositRequest = z.strictObject({ bankId: Ref, amount: PositiveMoney });
export type DepositRequest = z.infer<typeof DepositRequest>;

/** POST /deposits/{id}/proof: an uploaded file of the purpose proof. */
export const DepositProof = z.strictObject({ fileId: Ref });
export type DepositProof = z.infer<typeof DepositProof>;

/** GET /deposits. */
export const DepositQuery = listQuery({});
export type DepositQuery = z.input<typeof DepositQuery>;
