import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { authRoutes } from './auth/routes.ts';
import { balanceRoutes } from './balance/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { seedDemo } from './demo/seed.ts';
import { docsRoutes } from './docs/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { moneyHalf } from './supplier/money-half.ts';
import { userRoutes } from './users/routes.ts';

/** What topics share and hang on the app (a worker, the reference lists), before any route is registered. */
export const services: ((app: FastifyInstance) => void | Promise<void>)[] = [moneyHalf, seedDemo];

/** Everything under /api/v1: a topic is added or removed by one line. */
export const topics: FastifyPluginAsync[] = [
  healthRoutes,
  docsRoutes,
  authRoutes,
  sessionRoutes,
  userRoutes,
  referenceRoutes,
  quoteRoutes,
  checkoutRoutes,
  orderRoutes,
  balanceRoutes,
  receiptRoutes,
];
