import { dataOf } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { unavailable } from '../http/errors.ts';

const Status = z.object({ status: z.literal('ok') });

/** /health: the process is alive. /ready: it can reach the database. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = { response: { 200: dataOf(Status) } };
  app.get('/health', { schema, config: { public: true } }, async () => ({ data: { status: 'ok' as const } }));
  app.get('/ready', { schema, config: { public: true } }, async () => {
    await app.database.ping().catch((cause: unknown) => {
      throw unavailable(1, cause);
    });
    return { data: { status: 'ok' as const } };
  });
};
