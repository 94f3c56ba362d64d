import { CurrencyCode } from '@kado/contracts';
import * as z from 'zod/mini';

/** The parts of the responses of Reloadly's gift card API that Kado reads. Source: docs.reloadly.com, Gift Cards. */

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.number().check(z.gte(0))));
const amounts = z._default(z.nullable(z.array(z.number())), null);

/**
 * One gift card. The recipient's amounts are in the card's currency, our costs in the currency of our account; the two lists of amounts correspond to each
 * other. `senderFee` is Reloadly's own fee for each card, `senderFeePercentage` its percentage of the cost.
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

/** GET /products. Unreadable products are skipped, so `content` is not checked here. */
export const ProductPage = z.object({ content: z.array(z.unknown()), totalPages: z.int() });

const Transaction = z.object({ transactionId: z.int(), status: z.string(), customIdentifier: text });

/** POST /orders. */
export const Ordered = z.object({ transactionId: z.int() });

/** GET /reports/transactions. */
export const TransactionPage = z.object({ content: z.array(Transaction) });

/** GET /orders/transactions/{transactionId}/cards. */
export const Cards = z.array(z.object({ cardNumber: text, pinCode: text }));
export type Card = z.infer<typeof Cards>[number];

/** GET /reports/transactions, with the bought cards; `unitPrice` is in the card's currency. */
export const StatementPage = z.object({
  content: z.array(
    z.extend(Transaction, {
      transactionCreatedTime: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      product: z.object({ unitPrice: z.number(), currencyCode: z.string() }),
    }),
  ),
});
