import { dataOf, Grant, StepUp } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { confirmWithPin } from './service.ts';

/** Confirms one action with the PIN in advance: a purchase, revealing or redirecting a gift card, or a credit. */
export const stepUpRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    operationId: 'stepUp',
    summary: 'Confirm one action with the PIN ahead of time',
    body: StepUp,
    response: { 200: dataOf(Grant) },
  };
  app.post(
    '/auth/step-up',
    { schema, config: { ability: ['read', 'Auth'], errors: ['NOT_FOUND', 'WRONG_PIN', 'LOCKED'] } },
    async (request) => ({
      data: await confirmWithPin(app, request, request.body),
    }),
  );
};
