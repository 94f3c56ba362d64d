import { CurrencyCode } from '@kado/contracts';
import * as z from 'zod/mini';

/** The parts that we read of what Reloadly's gift card API returns. Source: docs.reloadly.com, Gift Cards. */

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.number().check(z.gte(0))));
const amounts = z._default(z.nullable(z.array(z.number())), null);

/**
 * One gift card. What the recipient gets is in the card's currency, what it costs in the currency of our account; the two lists of amounts
 * belong together. `senderFee` is Reloadly's own fee for each card, `senderFeePercentage` its share of the cost.
 */
export const Product = z.object({
  productId: z.int(),
  productName: z.string().check(z.minLength(1)),
  status: z._default(z.nullable(z.string()), null),
  senderFee: amount,
  senderFeePercentage: amount,
  denominationType: z.enum(['FIXED', 'RANGE']),
  recipientCurrencyCode: CurrencyCode,
  minRecipientDenomination: amount,
  maxRecipientDenomination: amount,
  senderCurrencyCode: z.string(),
  minSenderDenomination: amount,
  maxSenderDenomination: amount,
  fixedRecipientDenominations: amounts,
  fixedSenderDenominations: amounts,
  category: z.optional(z.nullable(z.object({ name: z.string() }))),
  country: z.object({ isoName: z.string() }),
  additionalRequirements: z.optional(z.nullable(z.object({ userIdRequired: z._default(z.boolean(), false) }))),
});
export type Product = z.infer<typeof Product>;

/** GET /products. What we cannot read is skipped, so `content` is unchecked. */
export const ProductPage = z.object({ content: z.array(z.unknown()), totalPages: z.int() });

const Transaction = z.object({ transactionId: z.int(), status: z.string(), customIdentifier: text });

/** POST /orders. */
export const Ordered = z.object({ transactionId: z.int() });

/** GET /reports/transactions. */
export const TransactionPage = z.object({ content: z.array(Transaction) });

/** GET /orders/transactions/{transactionId}/cards. */
export const Cards = z.array(z.object({ cardNumber: text, pinCode: text }));
export type Card = z.infer<typeof Cards>[number];

/** GET /reports/transactions, with what was bought; `unitPrice` is in the card's currency. */
export const StatementPage = z.object({
  content: z.array(
    z.extend(Transaction, {
      transactionCreatedTime: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      product: z.object({ unitPrice: z.number(), currencyCode: z.string() }),
    }),
  ),
});
