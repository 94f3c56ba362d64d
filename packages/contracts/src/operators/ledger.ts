import * as z from 'zod/mini';

import { Day, listQuery, SearchText, Time } from '../basics.ts';
import { CurrencyCode, Money } from '../money/money.ts';

/** The types of journal entries: those of a statement, and losses, which change no wallet. */
export const EntryType = z.enum(['deposit', 'hold', 'release', 'refund', 'capture', 'adjustment', 'loss']);
export type EntryType = z.infer<typeof EntryType>;

/**
 * Computed from every posting. Balanced: in each currency debits equal credits, the sum of each entry is zero, and each wallet is the sum of its accounts.
 */
export const LedgerProof = z.object({
  balanced: z.boolean(),
  currencies: z.array(z.object({ currency: CurrencyCode, debits: Money, credits: Money })),
  entries: z.int(),
});
export type LedgerProof = z.infer<typeof LedgerProof>;

/** One account in one currency; balance = credits − debits. */
export const LedgerAccount = z.object({
  account: z.string(),
  currency: CurrencyCode,
  debits: Money,
  credits: Money,
  balance: Money,
  entries: z.int(),
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** GET /admin/ledger/accounts, by name. */
export const LedgerAccountQuery = listQuery({ q: z.optional(SearchText), currency: z.optional(CurrencyCode) });
export type LedgerAccountQuery = z.input<typeof LedgerAccountQuery>;

/** A movement with its sides; a positive amount is a credit. */
export const LedgerEntry = z.object({
  id: z.string(),
  at: Time,
  type: EntryType,
  memo: z.string(),
  userId: z.optional(z.string()),
  orderId: z.optional(z.string()),
  depositId: z.optional(z.string()),
  postings: z.array(z.object({ account: z.string(), amount: Money })),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** GET /admin/ledger/entries: those of one account, or all. */
export const LedgerEntryQuery = listQuery({
  account: z.optional(SearchText),
  type: z.optional(EntryType),
  q: z.optional(SearchText),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type LedgerEntryQuery = z.input<typeof LedgerEntryQuery>;
