import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';

import { createPinHasher } from './pins/hasher.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database, PracticeDatabase } from './db/types.ts';
import { outboxRoutes } from './mail/routes.ts';
import { createOutbox } from './mail/outbox.ts';
import type { Env } from './env.ts';
import { validatorCompiler } from './http/validation.ts';
import { serializerCompiler } from './http/serializer.ts';
import { authentication } from './plugins/authentication.ts';
import { bodyParsing } from './plugins/body-parsing.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { csvResponses } from './plugins/csv-responses.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { readableUrl, respondToMalformedRequest } from './plugins/malformed-requests.ts';
import { headers } from './plugins/headers.ts';
import { boundedClose } from './plugins/bounded-close.ts';
import { cleanup } from './plugins/cleanup.ts';
import { metrics } from './plugins/metrics.ts';
import { requestLog } from './plugins/request-log.ts';
import { routeTable } from './plugins/route-table.ts';
import { unknownFields } from './plugins/unknown-fields.ts';
import { slowBodies, UPLOAD_MS } from './plugins/slow-bodies.ts';
import { tracing } from './plugins/tracing.ts';
import './plugins/fastify-types.ts';
import { openApi } from './docs/open-api.ts';
import { createReference } from './reference/service.ts';
import { createStorage } from './storage/storage.ts';
import { practiceApp } from './practice/practice-app.ts';
import { practiceServices, practiceTopics, services, topics } from './topics.ts';
import { webApp } from './web/web-app.ts';
import { acceptedLanguage } from './i18n/accept-language.ts';

export type AppOptions = {
  env: Env;
  database: Database;
  /** The database for practice money; without it, practice is not available. */
  practice?: PracticeDatabase;
  clock?: Clock;
  log?: FastifyBaseLogger;
  /** The folder with the build of apps/web; without it, only the API is served. */
  webDir?: string;
};

const API = '/api/v1';

/** Compresses larger responses. Compressed requests are refused, because a small one could expand to a large one. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** A Fastify instance without routes, with the limits that apply to every request. */
const createInstance = ({ trustedProxies }: Env, log: FastifyBaseLogger | undefined): FastifyInstance =>
  Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: UPLOAD_MS,
    // The plugin that sets the response headers refuses a request without a host.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
    // Only Node's limit for the request head applies: the router's own response would not have the common error format.
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    rewriteUrl: readableUrl,
    clientErrorHandler: respondToMalformedRequest,
  } as const);

/** Builds the server, for real or practice money, without listening. Closing it also closes the database. */
export async function buildApp({
  env,
  database,
  clock = systemClock,
  log,
  webDir,
  practice,
}: AppOptions): Promise<FastifyInstance> {
  const app = createInstance(env, log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('env', env).decorate('database', database).decorate('db', database.db).decorate('clock', clock);
  app
    .decorate('pins', createPinHasher({ current: env.pepper, previous: env.previousPepper, processes: env.processes }))
    .decorate('mail', createOutbox(app))
    .decorate('storage', await createStorage(env.storage))
    .decorate('reference', createReference(env.walletCurrency));
  app.addHook('onClose', async () => app.storage.close());
  app.decorate('routeTable', []);
  app.decorateRequest('language', {
    getter() {
      return acceptedLanguage(this.raw);
    },
  });
  await tracing(app);
  await metrics(app);
  for (const plugin of [
    boundedClose,
    requestLog,
    slowBodies,
    headers,
    crossOrigin,
    routeTable,
    errorHandler,
    bodyParsing,
    cleanup,
  ])
    plugin(app);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, COMPRESSION);
  if (!env.practice) await openApi(app);
  for (const service of env.practice ? practiceServices : services) await service(app);
  await app.register(
    async (api) => {
      authentication(api);
      csvResponses(api);
      unknownFields(api);
      // Called, not registered: scopes that topics do not need took a fifth of the time to build the server. A topic with a hook for all of its
      // routes registers them itself, as contact does.
      for (const topic of env.practice ? practiceTopics : topics) await topic(api, {});
    },
    { prefix: API },
  );
  if (!env.practice) practiceApp(app, practice, buildApp, API);
  if (env.outbox) await app.register(outboxRoutes);
  await webApp(app, webDir);
  return app;
}
