// Seconds until the server is ready on the embedded database: the first start, and the median of later ones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ServerProcess } from '../../apps/api/test/server-process.ts';
import { median } from '../lib/median.mjs';

const LATER_STARTS = 5;
const folder = mkdtempSync(join(tmpdir(), 'kado-bench-start-'));
const server = new ServerProcess(await freePort(), { KADO_DATA_DIR: folder, KADO_DEMO: '1' }, []);

async function startOnce() {
  const ms = await server.start();
  await server.kill('SIGTERM');
  return ms / 1000;
}

try {
  const first = await startOnce();
  const later = [];
  for (let count = 0; count < LATER_STARTS; count += 1) later.push(await startOnce());
  console.log(`Start: first ${first.toFixed(1)} s, later ${median(later).toFixed(1)} s (≤ 5 s)`);
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
