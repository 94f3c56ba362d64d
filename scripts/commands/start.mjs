import { spawn } from 'node:child_process';
import { watchLaunchers } from '../lib/launcher.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { install, pinnedEnv, readSettings } from '../lib/toolchain.mjs';

/** Installs, builds and runs the product; returns the server's exit code. */
export async function start() {
  console.log('Installing …');
  await install();
  readSettings();
  const env = await pinnedEnv();
  console.log('Building …');
  await must('turbo', ['run', 'build', '--filter=@kado/web', '--output-logs=errors-only', '--no-update-notifier'], {
    env,
    quiet: true,
  });
  return serve('node', ['apps/api/src/server.ts'], env);
}

/** Runs the server until it ends and forwards signals: a terminal sends Ctrl-C to the child itself, other signals only reach this process. */
function serve(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  watchLaunchers(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}
