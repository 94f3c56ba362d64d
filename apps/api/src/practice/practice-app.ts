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
    /** The server for practice money, a second one inside this one. */
    practice: {
      /** Opens it with its first use, so that it costs nothing where nobody practises. */
      open: () => Promise<FastifyInstance>;
    };
  }
}

export const PRACTICE_API = '/api/practice/v1';

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
  // It has no address of its own, so it does not hear that the server listens.
  if (app.server.listening) practice.worker.start();
  return practice;
}

/** Practice ends with the session that it began in. A token that belongs to nobody is refused by the practice server, where a route needs one. */
async function requireRealSession({ db, clock }: FastifyInstance, practice: FastifyInstance, token: string): Promise<void> {
  const practising = await findSession(practice.db, 'access', token, clock.now());
  if (practising && !(await isSessionOpen(db, practising.id, clock.now()))) throw unauthenticated();
}

/**
 * Adds the server for practice money. It runs the same code on a database of its own, so that no rule has to know of it and no figure can mix. Requests under
 * /api/practice/v1 are handed to it as they come.
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
    // The practice server logs its requests itself.
    logLevel: 'silent',
    // Before the body is read, which is left to the practice server.
    onRequest: async (request, reply) => {
      // Strangers open nothing.
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
