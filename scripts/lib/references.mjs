import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages } from './workspace.mjs';

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies'];

/**
 * The tsconfig.json files whose project references differ from the package.json next to them: `{ file, text }`, where `text` has the correct references. With
 * references, `tsc -b` checks each package once and uses its declarations in dependent packages; the root references all packages.
 */
export function staleReferences(root) {
  const all = packages(root).filter(({ folder }) => existsSync(join(folder, 'tsconfig.json')));
  const folders = new Map(all.map(({ name, folder }) => [name, folder]));
  const used = (manifest) => new Set(KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {})));
  const projects = all.map(({ folder, manifest }) => ({
    folder,
    targets: [...used(manifest)].flatMap((name) => folders.get(name) ?? []),
  }));
  return [...projects, { folder: root, targets: [...folders.values()] }].flatMap(({ folder, targets }) => {
    const path = join(folder, 'tsconfig.json');
    if (!existsSync(path)) return [];
    const before = readFileSync(path, 'utf8');
    const { references = [], ...config } = JSON.parse(before);
    const wanted = targets.map((target) => relative(folder, target)).toSorted();
    if (wanted.join() === references.map((reference) => reference.path).join()) return [];
    const next = wanted.length > 0 ? { ...config, references: wanted.map((target) => ({ path: target })) } : config;
    return [{ file: relative(root, path), text: print(next) }];
  });
}

/** A reference takes one line, as the formatter leaves it. */
const print = (config) => `${JSON.stringify(config, null, 2).replaceAll(/\{\s+("path": "[^"]+")\s+\}/g, '{ $1 }')}\n`;
