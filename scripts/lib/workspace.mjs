import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Every package of the workspace, by the globs of pnpm-workspace.yaml (only `folder` and `folder/*` are used).
 * @returns {{ name: string, path: string, folder: string, room: string, manifest: Record<string, any> }[]}
 */
export function packages(root = ROOT) {
  return globs(root)
    .flatMap((glob) => expand(root, glob))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const path = relative(root, folder);
      return { name: manifest.name, path, folder, room: roomOf(path), manifest };
    });
}

/** The room of a folder: the wing of a feature (`product`, `template`), else the folder's own name. */
export function roomOf(path) {
  return /^packages\/(product|template)\/[^/]+/.exec(path)?.[1] ?? path.split('/').slice(0, 2).at(-1);
}

function globs(root) {
  const [, block] = /^packages:\n((?:[ \t]+-.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  return (block ?? '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*-\s*/, '')
        .replaceAll(/['"]/g, '')
        .trim(),
    )
    .filter(Boolean);
}

function expand(root, glob) {
  if (!glob.endsWith('/*')) return [join(root, glob)];
  const parent = join(root, glob.slice(0, -2));
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name));
}
