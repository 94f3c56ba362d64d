import { CurrencyCode } from '@kado/contracts';
import * as z from 'zod/mini';

/** The parts of the responses of Reloadly's airtime API that Kado reads. Source: developers.reloadly.com, Airtime API. */

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.number().check(z.gte(0))));

/** POST /oauth/token; `expires_in` in seconds. */
export const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number().check(z.positive()) });

/** The body of an error. */
export const Failure = z.object({ errorCode: text, message: text });

/** One mobile operator. Amounts and limits are in the sender's currency; those with "local" in their name in the destination's. */
export const Operator = z.object({
  operatorId: z.int(),
  name: z.string().check(z.minLength(1)),
  pin: z._default(z.boolean(), false),
  supportsLocalAmounts: z._default(z.boolean(), false),
  denominationType: z.enum(['FIXED', 'RANGE']),
  senderCurrencyCode: z.string(),
  destinationCurrencyCode: CurrencyCode,
  minAmount: amount,
  maxAmount: amount,
  localMinAmount: amount,
  localMaxAmount: amount,
  fixedAmounts: z._default(z.array(z.number()), []),
  /** Descriptions by amount as a text; an empty list when there are none. */
  fixedAmountsDescriptions: z._default(z.union([z.record(z.string(), z.string()), z.array(z.unknown())]), {}),
  suggestedAmounts: z._default(z.array(z.number()), []),
  fx: z.object({ rate: z.number().check(z.positive()) }),
  country: z.object({ isoName: z.string() }),
});
export type Operator = z.infer<typeof Operator>;

/** GET /operators. Unreadable operators are skipped, so `content` is not checked here. */
export const OperatorPage = z.object({ content: z.array(z.unknown()), totalPages: z.int() });

/** GET /operators/auto-detect/phone/{phone}/countries/{iso}. */
export const DetectedOperator = z.object({ operatorId: z.int() });

/** POST /topups-async. */
export const Accepted = z.object({ transactionId: z.int() });

export const Transaction = z.object({ transactionId: z.int(), status: z.string(), customIdentifier: text });
export type Transaction = z.infer<typeof Transaction>;

/** GET /topups/reports/transactions. */
export const TransactionPage = z.object({ content: z.array(Transaction) });

/** GET /topups/{transactionId}/status; `code` is the reason why a top-up failed. */
export const TopupStatus = z.object({ status: z.string(), code: text });

/** GET /accounts/balance. */
export const Balance = z.object({ balance: z.number(), currencyCode: z.string() });

/** GET /topups/reports/transactions, with the delivered amounts. */
export const StatementPage = z.object({
  content: z.array(
    z.extend(Transaction, {
      transactionDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      deliveredAmount: amount,
      deliveredAmountCurrencyCode: text,
    }),
  ),
});
