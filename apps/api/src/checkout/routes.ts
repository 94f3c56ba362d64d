import { CheckoutRequest, dataOf, IDEMPOTENCY_KEY, Order } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { verifyPin } from '../pins/service.ts';
import { HttpError } from '../http/errors.ts';
import { hashToken } from '../http/tokens.ts';
import { checkout } from './service.ts';

const keyOf = (header: string | string[] | undefined): string => {
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw new HttpError(400, 'IDEMPOTENCY_KEY_MISSING');
};

const ERRORS = [
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'NOT_FOUND',
  'QUOTE_USED',
  'QUOTE_EXPIRED',
  'GRANT_INVALID',
  'WRONG_PIN',
  'LOCKED',
  'INSUFFICIENT_FUNDS',
] as const;

export const checkoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, reference, env, worker } = app;
  const { walletCurrency, submitDelaySeconds, promiseSeconds } = env;
  const context = { db, clock, reference, walletCurrency, submitDelaySeconds, promiseSeconds };

  app.post(
    '/checkout',
    {
      config: { ability: ['create', 'Order'], errors: ERRORS },
      schema: {
        operationId: 'checkout',
        summary: 'Buy a quote exactly once, confirmed with the PIN or a grant',
        body: CheckoutRequest,
        response: { 201: dataOf(Order) },
      },
      // Runs before the body is validated: the missing key (400) comes before an invalid body (422).
      preValidation: async ({ headers }) => void keyOf(headers['idempotency-key']),
    },
    async (request, reply) => {
      const { user, body } = request;
      const { quoteId, pin, grant } = body;
      const { order, replayed } = await checkout(context, {
        userId: user.id,
        key: keyOf(request.headers['idempotency-key']),
        quoteId,
        grant: grant === undefined ? undefined : { hash: hashToken(grant), sessionId: user.sessionId },
        verifyPin: () => verifyPin(app, request, pin ?? ''),
      });
      if (replayed) reply.header('idempotency-replayed', 'true');
      else worker.wake(submitDelaySeconds * 1000);
      return reply.code(201).send({ data: order });
    },
  );
};
