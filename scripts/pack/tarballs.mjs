import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { published } from '../lib/publish.mjs';
import { must } from '../lib/sh.mjs';
import { pnpmCommand } from '../lib/toolchain.mjs';

/**
 * Builds and packs every published package into a folder.
 * @returns {Promise<{ name: string, version: string, path: string, file: string, bytes: number, manifest: Record<string, any> }[]>}
 */
export async function packAll(into, env) {
  const tarballs = [];
  for (const { name, path, folder, manifest } of published(ROOT)) {
    tarballs.push({ name, version: manifest.version, path, manifest, ...(await pack(folder, manifest, into, env)) });
  }
  return tarballs;
}

async function pack(folder, { name, version }, into, env) {
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'pack', '--pack-destination', into], { cwd: folder, env, quiet: true });
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const file = join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  return { file, bytes: statSync(file).size };
}
