// Starts the product twice, as a person does: it must say where it is, and the second time be ready within five seconds.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { freePort } from './lib/postgres.mjs';

const LIMIT_MS = 5000;
const PATIENCE_MS = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'kado-start-'));

try {
  const port = await freePort();
  const first = await startOnce(port);
  const second = await startOnce(port);
  const problems = [
    ...(second.ms > LIMIT_MS ? [`the second start took ${second.ms} ms, at most ${LIMIT_MS}`] : []),
    ...[`127.0.0.1:${port}`, 'maya@kado.test', 'ops@kado.test', '274913']
      .filter((text) => !second.output.includes(text))
      .map((text) => `it did not print ${text}`),
    ...[first, second].filter(({ code }) => code !== 0).map(({ code }) => `told to end, it ended with ${code}`),
  ];
  console.log([`first start ready after ${first.ms} ms, second after ${second.ms} ms`, ...problems].join('\n'));
  if (problems.length > 0) console.log(second.output);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One whole life: started, ready, told to end, ended. */
async function startOnce(port) {
  const begun = performance.now();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', KADO_DATA_DIR: folder, KADO_ORIGIN: '', DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = await untilReady(`http://127.0.0.1:${port}/api/v1/ready`, child);
  const ms = Math.round(performance.now() - begun);
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGTERM');
  const code = await ended;
  if (!ready) throw new Error(`It never became ready.\n${output}`);
  return { ms, code, output };
}

async function untilReady(url, child) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
