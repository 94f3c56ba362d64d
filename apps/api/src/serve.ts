import { join } from 'node:path';

import closeWithGrace from 'close-with-grace';

import { buildApp } from './app.ts';
import { openDatabase, practiceDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import { greeting } from './greeting.ts';
import { createLog, openLog } from './log.ts';
import { PACKAGE } from './paths.ts';
import { reportReady } from './processes/ready.ts';
import { onStopSignals, STOP_SIGNALS } from './stop-signals.ts';

const WEB = join(PACKAGE, '../web/dist');
const STOP_MS = 9000;

/** Serves requests, or only delivers items, until a signal or an error. With several processes, the primary process prints the greeting. */
export async function serve(env: Env): Promise<void> {
  const destination = openLog();
  const log = createLog(destination, env.logLevel);
  const onLost = (cause: unknown): void => log.warn({ err: cause }, 'database connection lost');
  const database = await openDatabase(env, onLost);
  const app = await buildApp({ env, database, practice: practiceDatabase(env, onLost), log, webDir: WEB });
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
  } else await app.listen({ port: env.port, host: env.host });
  if (!reportReady()) process.stdout.write(greeting(env));
}
