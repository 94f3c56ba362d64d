import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';

import { FolderLocked } from './db/folder-lock.ts';
import { loadDotEnv, readEnv } from './env.ts';
import { EnvError } from './settings.ts';

async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  // Imports only what this process needs: the primary process needs neither the app nor the database.
  if (cluster.isPrimary && env.processes > 1) await (await import('./primary.ts')).runProcesses(env);
  else await (await import('./serve.ts')).serve(env);
  // Written now, because a process that is killed cannot write it at its end.
  flushCompileCache();
}

try {
  await start();
} catch (error) {
  // A configuration error is printed as one sentence, without a stack.
  const isExpected =
    error instanceof EnvError || error instanceof FolderLocked || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${isExpected ? `Kado cannot start: ${(error as Error).message}` : String((error as Error).stack)}\n`);
  process.exit(1);
}
