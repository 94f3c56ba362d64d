import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { auditRoutes } from './audit/routes.ts';
import { balanceRoutes } from './balance/routes.ts';
import { bankRoutes } from './banks/routes.ts';
import { boughtGiftRoutes } from './bought-gifts/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { seedDemo } from './demo/seed.ts';
import { contactRoutes } from './contact/routes.ts';
import { depositReviewRoutes } from './deposit-reviews/routes.ts';
import { scheduleDepositExpiry } from './deposits/expiry.ts';
import { depositRoutes } from './deposits/routes.ts';
import { docsRoutes } from './docs/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { scheduleFileSweep } from './files/sweep.ts';
import { forgottenPinRoutes } from './forgotten-pin/routes.ts';
import { scheduleCodeRotation } from './gift-codes/rotation.ts';
import { giftProductRoutes } from './gift-products/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { giftMails } from './gifts/mails.ts';
import { healthRoutes } from './health/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { checkWalletCurrency } from './ledger/wallet-currency.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { oneTimeCodeRoutes } from './one-time-codes/routes.ts';
import { customerOrderRoutes } from './customer-orders/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { schedulePlans } from './plans/runs.ts';
import { practiceRoutes } from './practice/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { scheduleReconciliation } from './reconciliation/schedule.ts';
import { receiptCheckRoutes, receiptRoutes } from './receipts/routes.ts';
import { recipientRoutes } from './recipients/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { stepUpRoutes } from './step-up/routes.ts';
import { suppliers } from './suppliers.ts';
import { moneyWorker } from './supplier/money-worker.ts';
import { accountRoutes } from './accounts/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Set up before the routes: the wallet currency check; the supplier, the worker and the gift card mails; the repeating jobs; the demo accounts. */
export const services: ((app: FastifyInstance) => void | Promise<void>)[] = [
  checkWalletCurrency,
  suppliers,
  giftMails,
  moneyWorker,
  scheduleReconciliation,
  scheduleFileSweep,
  scheduleDepositExpiry,
  schedulePlans,
  scheduleCodeRotation,
  seedDemo,
];

/** The routes that are available in practice. Accounts, sessions and contacts stay on the real server, and there are no deposits and no operators in practice. */
export const practiceTopics: FastifyPluginAsync[] = [
  stepUpRoutes,
  referenceRoutes,
  bankRoutes,
  giftProductRoutes,
  quoteRoutes,
  checkoutRoutes,
  orderRoutes,
  boughtGiftRoutes,
  balanceRoutes,
  receiptRoutes,
  notificationRoutes,
  recipientRoutes,
];

/** All routes under /api/v1. A topic is added or removed with one line. */
export const topics: FastifyPluginAsync[] = [
  ...practiceTopics,
  healthRoutes,
  docsRoutes,
  registrationRoutes,
  oneTimeCodeRoutes,
  signInRoutes,
  forgottenPinRoutes,
  sessionRoutes,
  userRoutes,
  profileRoutes,
  planRoutes,
  giftRoutes,
  fileRoutes,
  depositRoutes,
  depositReviewRoutes,
  receiptCheckRoutes,
  practiceRoutes,
  contactRoutes,
  customerOrderRoutes,
  accountRoutes,
  ledgerRoutes,
  reconciliationRoutes,
  auditRoutes,
];

/** The services that practice needs: the sandbox delivers, and there is no reconciliation, mail delivery or demo data. */
export const practiceServices: typeof services = [suppliers, giftMails, moneyWorker, scheduleCodeRotation];
