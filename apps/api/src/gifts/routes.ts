import { Challenge, dataOf, Gift, OpenedGift, OpenGift } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { openGift, sendGiftCode, showGift } from './service.ts';

/** Routes for the recipient of a gift card, authorised by the token in the mailed link. */
export const giftRoutes: FastifyPluginAsyncZod = async (app) => {
  const params = z.object({ token: z.string() });
  const config = { public: true as const };

  app.get(
    '/gifts/:token',
    {
      config,
      schema: { operationId: 'getGift', summary: 'A gift card, without its code', params, response: { 200: dataOf(Gift) } },
    },
    async ({ params: { token } }) => ({ data: await showGift(app.db, token) }),
  );

  app.post(
    '/gifts/:token/code',
    {
      config: { ...config, errors: ['RATE_LIMITED'] },
      schema: {
        operationId: 'sendGiftCode',
        summary: 'Send a one-time code to the recipient of a gift card',
        params,
        response: { 200: dataOf(Challenge) },
      },
    },
    async (request) => ({ data: await sendGiftCode(app, request, request.params.token) }),
  );

  app.post(
    '/gifts/:token/open',
    {
      config: { ...config, errors: ['CODE_INVALID', 'RATE_LIMITED'] },
      schema: {
        operationId: 'openGift',
        summary: 'The code of a gift card, for its recipient',
        params,
        body: OpenGift,
        response: { 200: dataOf(OpenedGift) },
      },
    },
    async (request) => ({ data: await openGift(app, request, request.params.token, request.body) }),
  );
};
