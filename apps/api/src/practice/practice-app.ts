import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Clock } from '../clock.ts';
import type { Database, PracticeDatabase } from '../db/types.ts';
import type { Env } from '../env.ts';
import { bearerOf } from '../http/bearer.ts';
import { unauthenticated, unavailable } from '../http/errors.ts';
import { findSession, isSessionOpen } from '../sessions/repository.ts';
import { practiceEnv } from './practice-env.ts';

/** Builds a server, like `buildApp`. */
type Build = (options: { env: Env; database: Database; clock: Clock; log: FastifyBaseLogger }) => Promise<FastifyInstance>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The server for practice money, a second server instance within this one. */
    practice: {
      /** Builds the instance at its first use, so that it costs nothing when nobody uses it. */
      open: () => Promise<FastifyInstance>;
    };
  }
}

const PRACTICE_API = '/api/practice/v1';

async function start(app: FastifyInstance, { open }: PracticeDatabase, build: Build): Promise<FastifyInstance> {
  const { env, clock, log } = app;
  const database = await open();
  const practice = await build({ env: practiceEnv(env), database, clock, log: log.child({ practice: true }) }).catch(
    async (cause: unknown) => {
      await database.close();
      throw cause;
    },
  );
  await practice.ready();
  // The practice server has no port, so its worker is not started by the `onListen` hook.
  if (app.server.listening) practice.worker.start();
  return practice;
}

/** A practice token is valid only while the real session is. An unknown token is refused by the practice server if the route needs one. */
async function requireRealSession({ db, clock }: FastifyInstance, practice: FastifyInstance, token: string): Promise<void> {
  const practising = await findSession(practice.db, 'access', token, clock.now());
  if (practising && !(await isSessionOpen(db, practising.id, clock.now()))) throw unauthenticated();
}

/**
 * Adds the server for practice money. It runs the same code on a separate database, so that no rule needs an exception and no amounts can mix. Requests
 * under /api/practice/v1 are passed to it unchanged, apart from their path.
 */
export function practiceApp(app: FastifyInstance, databaseOf: PracticeDatabase | undefined, build: Build, api: string): void {
  let opened: Promise<FastifyInstance> | undefined;
  const open = async (): Promise<FastifyInstance> => {
    if (!databaseOf) throw unavailable();
    opened ??= start(app, databaseOf, build);
    return opened.catch((cause: unknown) => {
      opened = undefined;
      throw cause;
    });
  };
  app.decorate('practice', { open });
  app.addHook('onClose', async () => {
    await (await opened?.catch(() => undefined))?.close();
  });
  app.all(`${PRACTICE_API}/*`, {
    // The practice server logs these requests itself.
    logLevel: 'silent',
    // Runs before the body is read, because the practice server reads it.
    onRequest: async (request, reply) => {
      // Requests without a token do not open the practice server.
      const token = bearerOf(request);
      if (!token || !(opened ?? (await databaseOf?.exists(app.db)))) throw unauthenticated();
      const practice = await open();
      await requireRealSession(app, practice, token);
      reply.hijack();
      request.raw.url = api + request.url.slice(PRACTICE_API.length);
      practice.routing(request.raw, reply.raw);
    },
    handler: async () => undefined,
  });
}
