import { dataOf, Status } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { unavailable } from '../http/errors.ts';

/** /health: the process is running. /ready: the database is reachable and writable. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: dataOf(Status) };
  const health = { operationId: 'getHealth', summary: 'Whether the process is alive', response };
  const ready = { operationId: 'getReadiness', summary: 'Whether the server can reach its database', response };
  app.get('/health', { schema: health, config: { public: true } }, async () => ({ data: { status: 'ok' as const } }));
  app.get('/ready', { schema: ready, config: { public: true } }, async () => {
    await app.database.ping().catch((cause: unknown) => {
      throw unavailable(1, cause);
    });
    return { data: { status: 'ok' as const } };
  });
};
