import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Whether this checkout has the server: `pnpm drop product` removes it. */
export const HAS_SERVER = existsSync(join(ROOT, 'apps', 'api'));

/** Finds an executable on a PATH-like list; undefined when there is none. */
export function onPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
