import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The version of each dependency in the workspace's catalog. */
export function catalog(root = ROOT) {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^ {2}'?([@\w./-]+)'?: '?([^'\n]+)'?$/gm)].map(([, name, version]) => [name, version]),
  );
}
