import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchLaunchers } from '../lib/launcher.mjs';
import { HAS_SERVER, ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { install, pinnedEnv, readSettings } from '../lib/toolchain.mjs';

/** Installs, builds and runs the product, or only the web app in a checkout without the server; returns the exit code. */
export async function start() {
  console.log('Installing …');
  await install();
  readSettings();
  const env = await pinnedEnv();
  console.log('Building …');
  await must('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only', '--no-update-notifier'], {
    env,
    quiet: true,
  });
  return untilEnd(HAS_SERVER ? spawn('node', ['apps/api/dist/server.js'], { cwd: ROOT, env, stdio: 'inherit' }) : serveWeb(env));
}

/** Serves the built web app, and prints its address as the server does. */
function serveWeb(env) {
  const [cwd, port] = [join(ROOT, 'apps', 'web'), env.PORT ?? '8080'];
  const args = ['preview', '--host', '127.0.0.1', '--port', port, '--strictPort'];
  const child = spawn(join(cwd, 'node_modules', '.bin', 'vite'), args, { cwd, env, stdio: ['inherit', 'pipe', 'inherit'] });
  // Vite prints its address once it listens.
  child.stdout.once('data', () => console.log(`\nKado is ready at http://127.0.0.1:${port}\n`));
  child.stdout.resume();
  return child;
}

/** The exit codes of a program that a signal has stopped: 128 + SIGINT or SIGTERM. */
const STOPPED = new Set([130, 143]);

/** Waits until the child ends and forwards signals: a terminal sends Ctrl-C to the child itself, other signals only reach this process. */
function untilEnd(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  watchLaunchers(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const stopped = signal === 'SIGINT' || signal === 'SIGTERM' || STOPPED.has(code);
      resolve(stopped ? 0 : (code ?? 1));
    });
  });
}
