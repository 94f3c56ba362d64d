import { spawn } from 'node:child_process';
import { watchLaunchers } from '../lib/launcher.mjs';
import { HAS_SERVER, ROOT } from '../lib/paths.mjs';
import { install, pinnedEnv, readSettings, pnpmCommand } from '../lib/toolchain.mjs';

/**
 * Starts both apps with hot reload, or only the web app in a checkout without the server. Vite serves the page (at 5173 or WEB_PORT) and proxies /api and /dev
 * to the server at PORT.
 */
export async function dev() {
  await install();
  readSettings();
  const env = await pinnedEnv();
  const port = env.PORT ?? '8080';
  const webPort = env.WEB_PORT ?? '5173';
  env.KADO_API_URL ??= `http://127.0.0.1:${port}`;
  env.KADO_ORIGIN ??= `http://127.0.0.1:${webPort}`;
  const [pnpm, ...first] = pnpmCommand();
  const web = spawn(pnpm, [...first, '--filter', '@kado/web', 'dev', '--host', '127.0.0.1', '--port', webPort], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  return untilOneEnds(HAS_SERVER ? [startServer({ ...env, PORT: port }), web] : [web]);
}

const startServer = (env) =>
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server.ts'], {
    cwd: `${ROOT}/apps/api`,
    env: { KADO_DATA_DIR: `${ROOT}/.data`, ...env },
    stdio: 'inherit',
  });

/** Neither app works without the other: when one ends, the other is stopped. */
function untilOneEnds(children) {
  const stop = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  watchLaunchers(() => stop('SIGTERM'));
  return new Promise((resolve) => {
    for (const child of children) {
      child.on('exit', (code) => {
        stop('SIGTERM');
        resolve(code ?? 0);
      });
    }
  });
}
