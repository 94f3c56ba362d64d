import { flushCompileCache } from 'node:module';
import { join } from 'node:path';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';

import { buildApp } from './app.ts';
import { FolderLocked } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { loadDotEnv, readEnv } from './env.ts';
import { EnvError } from './settings.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';
import { onStopSignals, STOP_SIGNALS } from './stop-signals.ts';

const WEB = join(import.meta.dirname, '../../web/dist');
const STOP_MS = 9000;

async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  const destination = pino.destination({ sync: false, minLength: 0 });
  const log = createLog(destination, env.logLevel);
  const database = await openDatabase(env, (cause) => log.warn({ err: cause }, 'database connection lost'));
  const app: FastifyInstance = await buildApp({ env, database, log, webDir: WEB });
  const onTimeout = (): void => destination.flushSync();
  const { close } = closeWithGrace({ delay: STOP_MS, skip: STOP_SIGNALS, onTimeout }, async ({ err }) => {
    if (err) log.error({ err }, 'stopped by an error');
    await app.close();
    destination.flushSync();
  });
  onStopSignals(close);
  if (env.worker === 'only') {
    await app.ready();
    app.worker.start();
    process.stdout.write('\nKado is ready: it delivers items and serves no requests\n\n');
  } else {
    await app.listen({ port: env.port, host: env.host });
    process.stdout.write(greeting(env));
  }
  // Written now, because a killed process writes nothing at its end.
  flushCompileCache();
}

try {
  await start();
} catch (error) {
  // A configuration error is reported as one sentence, without a stack.
  const isExpected =
    error instanceof EnvError || error instanceof FolderLocked || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${isExpected ? `Kado cannot start: ${(error as Error).message}` : String((error as Error).stack)}\n`);
  process.exit(1);
}
