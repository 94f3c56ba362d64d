import { catalog } from '../lib/catalog.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buyWithGeneratedClient } from '../../apps/api/test/generated-client.ts';
import { freePort, ServerProcess } from '../../apps/api/test/server-process.ts';
import { must } from '../lib/sh.mjs';

/** The tools that a user with only npm installs. oazapfts includes the TypeScript that it needs. */
const TOOLS = ['oazapfts', '@oazapfts/runtime', '@types/node'];

/**
 * Buys a top-up as a consumer of the API would: takes the OpenAPI document of a started server, generates a client with tools that npm installs in an empty
 * folder, type-checks a program with it and runs the program. Returns one line about the purchase.
 */
export async function run({ env }) {
  const folder = mkdtempSync(join(tmpdir(), 'kado-consumer-'));
  const data = mkdtempSync(join(tmpdir(), 'kado-data-'));
  const server = new ServerProcess(await freePort(), { KADO_DATA_DIR: data, KADO_DEMO: '1', KADO_SUBMIT_DELAY_SECONDS: '0' });
  try {
    await must('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...TOOLS.map(pinned)], {
      cwd: folder,
      quiet: true,
    });
    await must('turbo', ['run', 'build', '--filter=@kado/api', '--output-logs=errors-only'], { env, quiet: true });
    await server.start();
    const { network, reference, status, csv } = await buyWithGeneratedClient(folder, server.url);
    if (status !== 'completed') throw new Error(`The order ${reference} is ${status}.`);
    return `a client generated from the OpenAPI document bought a top-up on ${network}: ${reference} is ${status}, and its statement has ${csv.length - 1} line as CSV`;
  } finally {
    await server.kill();
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
  }
}

/** A tool with its version from the catalog: `name@version`. */
function pinned(name) {
  const version = catalog()[name];
  if (!version) throw new Error(`${name} is not in the catalog.`);
  return `${name}@${version}`;
}
