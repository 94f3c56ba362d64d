import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';

import { FolderLocked } from './db/folder-lock.ts';
import { loadDotEnv, readEnv } from './env.ts';
import { EnvError } from './settings.ts';

async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  // Only what this process does is imported: the one that watches over the others needs neither the app nor the database.
  if (cluster.isPrimary && env.processes > 1) await (await import('./primary.ts')).runProcesses(env);
  else await (await import('./serve.ts')).serve(env);
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
