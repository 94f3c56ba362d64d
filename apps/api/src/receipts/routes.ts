import { dataOf, Queued, ReceiptEmail } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requestReceipt } from './service.ts';

export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    operationId: 'emailReceipt',
    summary: 'Send the receipt of an order by e-mail',
    body: ReceiptEmail,
    response: { 202: dataOf(Queued) },
  };
  app.post(
    '/receipts/email',
    { config: { ability: ['read', 'Receipt'], errors: ['NOT_FOUND', 'RATE_LIMITED'] }, schema },
    async ({ user, body }, reply) => {
      const queuedAt = await requestReceipt(app, user.id, body);
      return reply.code(202).send({ data: { queuedAt: queuedAt.toISOString() } });
    },
  );
};
