import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TEMPLATE = join(import.meta.dirname, '../../../scripts/templates/openapi-client');
const run = promisify(execFile);

export type Purchase = {
  network: string;
  total: { amountMinor: number; currency: string };
  reference: string;
  status: string;
  user: string;
  csv: string[];
};

/**
 * Generates a client from the document of a running server, type-checks the program that uses it, and runs the program. The folder's node_modules must contain
 * only oazapfts, its runtime, TypeScript and Node's types.
 */
export async function buyWithGeneratedClient(folder: string, url: string): Promise<Purchase> {
  const tool = (name: string, ...args: string[]) => run(join(folder, 'node_modules/.bin', name), args, { cwd: folder });
  const document = await fetch(`${url}/api/v1/docs/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await document.text());
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  cpSync(TEMPLATE, folder, { recursive: true });
  await tool('oazapfts', 'openapi.json', 'client.ts', '--argumentStyle=object', '--futureStripLegacyMethods');
  await tool('tsc').catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  });
  const { stdout } = await run(process.execPath, ['buy-top-up.ts', url], { cwd: folder });
  return JSON.parse(stdout) as Purchase;
}
