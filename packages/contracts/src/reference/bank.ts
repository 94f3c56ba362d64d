import * as z from 'zod/mini';

import { CountryIso, Decimal } from '../basics.ts';
import { CurrencyCode, Money } from '../money/money.ts';
import { Fee } from './network.ts';

/** The account to which a deposit is transferred: the number, the holder, and the bank's code (BIC). */
export const DepositAccount = z.object({ number: z.string(), holder: z.string(), bankCode: z.string() });
export type DepositAccount = z.infer<typeof DepositAccount>;

/** A bank: one at which Kado receives deposits, or one that can receive gifts. `accountRule.pattern` matches account numbers. */
export const Bank = z.object({
  id: z.string(),
  countryIso: CountryIso,
  name: z.string(),
  currency: CurrencyCode,
  uses: z.array(z.enum(['deposit', 'payout'])),
  accountRule: z.object({ kind: z.enum(['IBAN', 'DIGITS']), pattern: z.string(), example: z.string() }),
  depositAccount: z.optional(DepositAccount),
});
export type Bank = z.infer<typeof Bank>;

/** GET /banks. */
export const BankQuery = z.strictObject({ countryIso: z.optional(CountryIso), use: z.optional(z.enum(['deposit', 'payout'])) });
export type BankQuery = z.infer<typeof BankQuery>;

/**
 * A bank's fees and delivery time for one direction. `currency` is the bank's: the source of a deposit, the target of a payout. Limits and fee are in the
 * source currency, which is the wallet's for a payout.
 */
export const BankPrice = z.object({
  id: z.string(),
  bankId: z.string(),
  direction: z.enum(['deposit', 'payout']),
  currency: CurrencyCode,
  min: Money,
  max: Money,
  fee: Fee,
  rate: Decimal,
  etaMinutes: z.int(),
});
export type BankPrice = z.infer<typeof BankPrice>;

/** GET /bank-prices. */
export const BankPriceQuery = z.strictObject({
  bankId: z.optional(z.string()),
  direction: z.optional(z.enum(['deposit', 'payout'])),
  currency: z.optional(CurrencyCode),
});
export type BankPriceQuery = z.infer<typeof BankPriceQuery>;
