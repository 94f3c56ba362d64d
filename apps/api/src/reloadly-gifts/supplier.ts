import type * as z from 'zod/mini';

import { fromMinor } from '../reloadly/amounts.ts';
import type { ReloadlyClient } from '../reloadly/client.ts';
import { inProgress, lookedUp, REFUSED, resultOfStatus, submitted } from '../reloadly/outcomes.ts';
import { readStatement, type Report } from '../reloadly/statement.ts';
import type { Supplier, SupplierJob, SupplierResult } from '../supplier/supplier.ts';
import { type Card, Cards, Ordered, StatementPage, TransactionPage } from './messages.ts';
import { productIdOf } from './products.ts';

/** The sender on Reloadly's own receipt. Nobody gets it: we give no e-mail address, so Reloadly sends no mail, and only we receive the code. */
const SENDER = 'Kado';

const REPORT: Report<z.infer<typeof StatementPage>['content'][number]> = {
  path: '/reports/transactions',
  page: StatementPage,
  bought: ({ transactionCreatedTime: written, product: { unitPrice: amount, currencyCode: currency } }) => ({
    written,
    amount,
    currency,
  }),
};

function orderOf({ reference, networkId, receive, receiveCurrency }: SupplierJob) {
  const productId = productIdOf(networkId);
  if (productId === undefined) return undefined;
  const unitPrice = Number(fromMinor(receive, receiveCurrency));
  return { productId, quantity: 1, unitPrice, customIdentifier: reference, senderName: SENDER, preOrder: false };
}

/** The code that the recipient enters: the PIN, the card number, or both where a card has both. */
const codeOf = ({ cardNumber, pinCode }: Card): string => [cardNumber, pinCode].filter(Boolean).join(' ');

async function findResult(
  client: ReloadlyClient,
  reference: string,
  signal: AbortSignal,
): Promise<SupplierResult | { state: 'unknown' }> {
  const query = new URLSearchParams({ customIdentifier: reference, size: '10', page: '1' });
  const { content } = await client.get(`/reports/transactions?${query}`, TransactionPage, signal);
  const found = content.find(({ customIdentifier }) => customIdentifier === reference);
  if (!found) return { state: 'unknown' };
  const result = resultOfStatus(found.status);
  if (result.state !== 'delivered') return result;
  const [card] = await client.get(`/orders/transactions/${found.transactionId}/cards`, Cards, signal);
  const code = card && codeOf(card);
  return code ? { state: 'delivered', code } : inProgress;
}

/**
 * Reloadly's gift card API. As with airtime, its customIdentifier is our reference, so an unknown outcome is looked up instead of buying the card twice.
 * An order is accepted, then looked up, and its code is fetched when it is finished.
 */
export const createReloadlyGifts = (client: ReloadlyClient): Pick<Supplier, 'submit' | 'check' | 'statement'> => ({
  submit: async (job, signal) => {
    const order = orderOf(job);
    return order ? submitted(client.post('/orders', order, Ordered, signal)) : REFUSED;
  },
  check: ({ reference }, signal) => lookedUp(findResult(client, reference, signal)),
  statement: (from, until) => readStatement(client, REPORT, from, until),
});
