import { CheckoutRequest, dataOf, Order } from '@kado/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { bearerOf } from '../http/bearer.ts';
import { unavailable } from '../http/errors.ts';
import { keyOf } from '../http/idempotency.ts';
import { hashToken } from '../http/tokens.ts';
import { verifyPin } from '../pins/service.ts';
import { intakeOf } from './intake.ts';
import { ABILITY } from './purchase-statement.ts';
import { checkout, checkoutWithGrant, type CheckoutResult, findCheckout } from './service.ts';

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
  'RATE_LIMITED',
] as const;

/** A checkout that takes longer is refused. After this time, a browser that lost the response knows that no order can follow. */
const MAX_MS = 30_000;

/** Starts the time limit. The returned function throws 503 when the time is over. */
function startDeadline(): () => void {
  const startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt > MAX_MS) throw unavailable();
  };
}

const schema = {
  operationId: 'checkout',
  summary: 'Buy a quote exactly once, confirmed with the PIN or a grant',
  body: CheckoutRequest,
  response: { 201: dataOf(Order) },
};

export const checkoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, reference, env } = app;
  const { walletCurrency, submitDelaySeconds, promiseSeconds, practice } = env;
  const context = { db, clock, reference, walletCurrency, submitDelaySeconds, promiseSeconds, practice };
  const intake = intakeOf(app);
  async function buy(request: FastifyRequest, body: CheckoutRequest, requireTime: () => void): Promise<CheckoutResult> {
    const { quoteId, pin, grant } = body;
    const checkoutKey = { key: keyOf(request.headers), quoteId };
    const grantHash = grant === undefined ? undefined : hashToken(grant);
    if (grantHash !== undefined) {
      requireTime();
      const bearer = hashToken(bearerOf(request) ?? '');
      const placed = await checkoutWithGrant(context, { ...checkoutKey, bearer, grant: grantHash });
      if (placed?.user) {
        await app.signIn(request, placed.user);
        return { order: placed.order, replayed: false };
      }
    }
    await app.authenticate(request);
    const { id: userId, sessionId } = request.user;
    return checkout(context, {
      ...checkoutKey,
      userId,
      sessionId,
      grant: grantHash === undefined ? undefined : { hash: grantHash, sessionId },
      verifyPin: () => verifyPin(app, request, pin ?? ''),
      authenticate: () => app.authenticate(request),
      requireTime,
    });
  }

  /** When the intake is full, an anonymous request still gets 401, and a retry still gets the order that it placed before. */
  async function answerWhenFull(request: FastifyRequest, { quoteId }: CheckoutRequest): Promise<CheckoutResult | undefined> {
    await app.authenticate(request);
    return findCheckout(context, { key: keyOf(request.headers), quoteId, userId: request.user.id });
  }

  app.post(
    '/checkout',
    {
      config: { ability: ABILITY, errors: ERRORS, authenticatesItself: true },
      schema,
      // Before the body is validated: a missing key (400) comes before an invalid body (422).
      preValidation: async ({ headers }) => void keyOf(headers),
    },
    async (request, reply) => {
      const requireTime = startDeadline();
      const { order, replayed } = await intake(
        () => buy(request, request.body, requireTime),
        () => answerWhenFull(request, request.body),
      );
      if (replayed) reply.header('idempotency-replayed', 'true');
      else app.worker.wake(submitDelaySeconds * 1000);
      return reply.code(201).send({ data: order });
    },
  );
};
