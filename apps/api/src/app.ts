import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';

import { createPinHasher } from './auth/pin-hash.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './db/types.ts';
import { devOutbox } from './mail/dev-routes.ts';
import { createOutbox } from './mail/outbox.ts';
import type { Env } from './env.ts';
import { validatorCompiler } from './http/validation.ts';
import { serializerCompiler } from './http/serializer.ts';
import { authentication } from './plugins/authentication.ts';
import { bodies } from './plugins/bodies.ts';
import { csvAnswers } from './plugins/csv-answers.ts';
import { failures } from './plugins/failures.ts';
import { answerBrokenAddress, answerBrokenRequest } from './plugins/broken-requests.ts';
import { headers } from './plugins/headers.ts';
import { janitor } from './plugins/janitor.ts';
import { requestLog } from './plugins/request-log.ts';
import { routeTable } from './plugins/route-table.ts';
import './plugins/types.ts';
import { openApi } from './docs/open-api.ts';
import { services, topics } from './topics.ts';
import { webApp } from './web/web-app.ts';
import { acceptedLanguage } from './words/accept-language.ts';

export type AppParts = {
  env: Env;
  database: Database;
  clock?: Clock;
  log?: FastifyBaseLogger;
  /** Where apps/web was built to; without it only the calls are answered. */
  webDir?: string;
};

export const API = '/api/v1';

/** Answers of some size go out small; what comes in compressed is refused, because a little of it could be a lot. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** The whole server, not yet listening. Closing it closes the database too. */
export async function buildApp({ env, database, clock = systemClock, log, webDir }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
  } as const) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('env', env).decorate('database', database).decorate('db', database.db).decorate('clock', clock);
  app.decorate('pins', createPinHasher(env.pepper)).decorate('mail', createOutbox(app)).decorate('routeTable', []);
  app.decorateRequest('language', {
    getter() {
      return acceptedLanguage(this.headers['accept-language']);
    },
  });
  app.addHook('onClose', () => database.close());
  for (const plugin of [requestLog, headers, routeTable, failures, bodies, janitor]) plugin(app);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, COMPRESSION);
  await openApi(app);
  for (const service of services) await service(app);
  await app.register(
    async (api) => {
      authentication(api);
      csvAnswers(api);
      for (const topic of topics) await api.register(topic);
    },
    { prefix: API },
  );
  if (env.outbox) await app.register(devOutbox);
  await webApp(app, webDir);
  return app;
}
