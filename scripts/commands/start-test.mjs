import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { freePort } from '../lib/postgres.mjs';

const READY = 'Kado is ready';

/** Starts the product twice on the same data, as a user does: it must print its address and the demo accounts, and stop cleanly. Returns the exit code. */
export async function startTest() {
  const folder = mkdtempSync(join(tmpdir(), 'kado-start-'));
  try {
    const port = await freePort();
    const starts = [await startOnce(port, folder), await startOnce(port, folder)];
    const problems = starts.flatMap(({ output, code, healthy }) => [
      ...[READY, `127.0.0.1:${port}`, 'maya@kado.test', 'ops@kado.test', '274913']
        .filter((text) => !output.includes(text))
        .map((text) => `it did not print ${text}`),
      ...(healthy ? [] : ['/api/v1/ready did not return 200']),
      ...(code === 0 ? [] : [`after SIGTERM it ended with ${code}`]),
    ]);
    console.log([`started ${starts.length} times`, ...problems].join('\n'));
    if (problems.length > 0) console.log(starts.map(({ output }) => output).join('\n'));
    return problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server, waits until it is ready or has ended, stops it, and returns what it printed. */
async function startOnce(port, folder) {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', KADO_DATA_DIR: folder, KADO_ORIGIN: '', DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let onOutput;
  const ready = new Promise((resolve) => (onOutput = () => output.includes(READY) && resolve()));
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput();
    });
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  await Promise.race([ready, ended]);
  const healthy = await fetch(`http://127.0.0.1:${port}/api/v1/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  child.kill('SIGTERM');
  return { output, healthy, code: await ended };
}
