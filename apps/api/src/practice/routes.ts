import { dataOf, Ok, PracticeToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { limitPerson } from '../limits/per-person.ts';
import { refillPractice, startPractice } from './service.ts';

/** Lets a signed-in user start practice. Practice itself uses the usual routes, under /api/practice/v1. */
export const practiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { ability: ['create', 'Practice'] as const };

  const start = {
    operationId: 'startPractice',
    summary: 'A token for practice money: the usual calls, under /api/practice/v1',
    response: { 201: dataOf(PracticeToken) },
  };
  app.post('/practice', { config: { ...config, errors: ['RATE_LIMITED'] }, schema: start }, async (request, reply) => {
    await limitPerson(app, request.user.id, 'practice-tokens');
    return reply.code(201).send({ data: await startPractice(await app.practice.open(), request) });
  });

  const refill = {
    operationId: 'refillPractice',
    summary: 'Fill the practice balance up to its first amount again',
    response: { 200: dataOf(Ok) },
  };
  app.post('/practice/refill', { config, schema: refill }, async (request) => {
    await refillPractice(await app.practice.open(), request);
    return { data: { ok: true as const } };
  });
};
