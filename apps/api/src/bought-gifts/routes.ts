import { dataOf, Id, Ok, Order, RedirectGift, RevealedGift, RevealGift } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { notFound } from '../http/errors.ts';
import { failureText } from '../orders/failure-text.ts';
import { findOrder } from '../orders/repository.ts';
import { redirectGift, resendGift, revealGift } from './service.ts';

/** The actions of a gift card's buyer. */
export const boughtGiftRoutes: FastifyPluginAsyncZod = async (app) => {
  const params = z.object({ id: Id, itemId: Id });
  const CONFIRMED = ['STATE_CONFLICT', 'GRANT_INVALID', 'WRONG_PIN', 'LOCKED'] as const;

  app.post(
    '/orders/:id/items/:itemId/reveal',
    {
      config: { ability: ['read', 'Gift'], errors: [...CONFIRMED, 'RATE_LIMITED'] },
      schema: {
        operationId: 'revealGift',
        summary: 'Look at the code of a delivered gift card',
        params,
        body: RevealGift,
        response: { 200: dataOf(RevealedGift) },
      },
    },
    async (request) => ({ data: await revealGift(app, request, request.params, request.body) }),
  );

  app.post(
    '/orders/:id/items/:itemId/resend',
    {
      config: { ability: ['update', 'Gift'], errors: ['STATE_CONFLICT', 'RATE_LIMITED'] },
      schema: {
        operationId: 'resendGift',
        summary: 'Mail the link of a delivered gift card again',
        params,
        response: { 200: dataOf(Ok) },
      },
    },
    async (request) => {
      await resendGift(app, request, request.params);
      return { data: { ok: true as const } };
    },
  );

  app.patch(
    '/orders/:id/items/:itemId/recipient',
    {
      config: { ability: ['update', 'Gift'], errors: [...CONFIRMED, 'RATE_LIMITED'] },
      schema: {
        operationId: 'redirectGift',
        summary: 'Send a gift card to somebody else, until its code has been seen',
        params,
        body: RedirectGift,
        response: { 200: dataOf(Order) },
      },
    },
    async (request) => {
      await redirectGift(app, request, request.params, request.body);
      const order = await findOrder(app.db, request.user.id, request.params.id, failureText(request.language));
      if (!order) throw notFound();
      return { data: order };
    },
  );
};
