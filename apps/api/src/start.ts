import { flushCompileCache } from 'node:module';
import { join } from 'node:path';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';

import { buildApp } from './app.ts';
import { FolderLocked } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { EnvError, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { greeting } from './greeting.ts';

const WEB = join(import.meta.dirname, '../../web/dist');
const STOP_MS = 9000;

/** A .env beside the command counts as environment; what is really set wins. */
function loadDotEnv(): void {
  try {
    process.loadEnvFile();
  } catch {
    // there is none
  }
}

async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  const sink = pino.destination({ sync: false, minLength: 0 });
  const log = createLog(sink);
  const database = await openDatabase(env, (cause) => log.warn({ err: cause }, 'database connection lost'));
  const app: FastifyInstance = await buildApp({ env, database, log, webDir: WEB });
  closeWithGrace({ delay: STOP_MS }, async ({ err }) => {
    if (err) log.error({ err }, 'ended by an error');
    await app.close();
    sink.flushSync();
  });
  await app.listen({ port: env.port, host: env.host });
  process.stdout.write(greeting(env));
  // Now, and not at an end that a kill may take away.
  flushCompileCache();
}

try {
  await start();
} catch (error) {
  // A mistake of who starts it needs a sentence, not a stack.
  const plain =
    error instanceof EnvError || error instanceof FolderLocked || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${plain ? `Kado cannot start: ${(error as Error).message}` : String((error as Error).stack)}\n`);
  process.exit(1);
}
