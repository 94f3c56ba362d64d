import { createHttp } from './http.ts';
import { accounts } from './resources/accounts.ts';
import { audit } from './resources/audit.ts';
import { auth } from './resources/auth.ts';
import { balance } from './resources/balance.ts';
import { bankPrices } from './resources/bank-prices.ts';
import { banks } from './resources/banks.ts';
import { checkout } from './resources/checkout.ts';
import { contact } from './resources/contact.ts';
import { countries } from './resources/countries.ts';
import { customerOrders } from './resources/customer-orders.ts';
import { customerTickets } from './resources/customer-tickets.ts';
import { depositReviews } from './resources/deposit-reviews.ts';
import { deposits } from './resources/deposits.ts';
import { files } from './resources/files.ts';
import { giftProducts } from './resources/gift-products.ts';
import { gifts } from './resources/gifts.ts';
import { languages } from './resources/languages.ts';
import { ledger } from './resources/ledger.ts';
import { networks } from './resources/networks.ts';
import { notifications } from './resources/notifications.ts';
import { orders } from './resources/orders.ts';
import { plans } from './resources/plans.ts';
import { practice } from './resources/practice.ts';
import { quotes } from './resources/quotes.ts';
import { receipts } from './resources/receipts.ts';
import { recipients } from './resources/recipients.ts';
import { reconciliation } from './resources/reconciliation.ts';
import { transactions } from './resources/transactions.ts';
import { users } from './resources/users.ts';
import { createDownload, createSend, type SendOptions } from './send.ts';

/**
 * `host` is the server's origin without a slash at the end (empty for the page's origin); `origin` is the page's origin, for tests outside a page;
 * `path` is the path before each call's own, /api/v1 by default.
 */
export type ApiClientOptions = SendOptions & {
  host?: string | undefined;
  origin?: string | undefined;
  path?: string | undefined;
};

/** Every call of /api/v1, one object per resource; each method resolves to the whole response body and rejects with an ApiError. */
export function createApiClient(options: ApiClientOptions) {
  const { host, origin = '', path = '/api/v1' } = options;
  const http = createHttp(createSend(options), createDownload(options), `${host || origin}${path}`);
  return {
    auth: auth(http),
    users: users(http),
    countries: countries(http),
    languages: languages(http),
    networks: networks(http),
    banks: banks(http),
    bankPrices: bankPrices(http),
    giftProducts: giftProducts(http),
    gifts: gifts(http),
    balance: balance(http),
    transactions: transactions(http),
    quotes: quotes(http),
    checkout: checkout(http),
    orders: orders(http),
    plans: plans(http),
    receipts: receipts(http),
    recipients: recipients(http),
    notifications: notifications(http),
    practice: practice(http),
    files: files(http),
    deposits: deposits(http),
    contact: contact(http),
    admin: {
      deposits: depositReviews(http),
      orders: customerOrders(http),
      users: accounts(http),
      contact: customerTickets(http),
      ledger: ledger(http),
      reconciliation: reconciliation(http),
      audit: audit(http),
    },
  };
}

/** The result of createApiClient. */
export type ApiClient = ReturnType<typeof createApiClient>;
