import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../workspace.mjs';

/** Removes dependencies on removed packages, and entry points without a file, from package.json files. */
export function dropEntryPoints(root, gone) {
  return packages(root).flatMap(({ folder, path, manifest }) => {
    const next = structuredClone(manifest);
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      for (const name of Object.keys(next[kind] ?? {})) if (gone.has(name)) delete next[kind][name];
    for (const [entry, target] of Object.entries(next.exports ?? {}))
      if (typeof target === 'string' && !target.includes('*') && !existsSync(join(folder, target))) {
        delete next.exports[entry];
        delete next.publishConfig?.exports?.[entry];
      }
    if (JSON.stringify(next) === JSON.stringify(manifest)) return [];
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(next, null, 2)}\n`);
    return [join(path, 'package.json')];
  });
}

/** Removes packages from the `fixed` group of .changeset/config.json, which is released together. */
export function dropReleases(root, gone) {
  const file = join(root, '.changeset', 'config.json');
  if (!existsSync(file)) return [];
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const fixed = config.fixed.map((group) => group.filter((name) => !gone.has(name)));
  if (JSON.stringify(fixed) === JSON.stringify(config.fixed)) return [];
  writeFileSync(file, `${JSON.stringify({ ...config, fixed }, null, 2)}\n`);
  return ['.changeset/config.json'];
}

/** A built file may not exist yet; then the existence of its package counts. */
const BUILT = /\/dist\/.*/;

/** Removes scripts without a file from the root's package.json. */
export function dropCommands(root) {
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const lost = Object.entries(manifest.scripts ?? {}).filter(([name, command]) => {
    const [, script] = /\bnode (\S+\.[mc]?[jt]s)/.exec(command) ?? [];
    const [, of] = /^node scripts\/run\.mjs (\S+)/.exec(command) ?? [];
    return (
      (script && !existsSync(join(root, script.replace(BUILT, '')))) ||
      (of && of === name && !existsSync(join(root, neededBy(of))))
    );
  });
  if (lost.length === 0) return [];
  for (const [name] of lost) delete manifest.scripts[name];
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return ['package.json'];
}

/** The file without which a command cannot run. */
const neededBy = (name) => (name === 'browser' ? 'e2e/package.json' : `scripts/commands/${name === 'check' ? 'test' : name}.mjs`);

/** Removes dependencies from the root's package.json. */
export function dropRootDependencies(root, names) {
  const file = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const lost = names.filter((name) => manifest.devDependencies?.[name]);
  if (lost.length === 0) return [];
  for (const name of lost) delete manifest.devDependencies[name];
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return ['package.json'];
}

/** The names of all packages that any package.json depends on. */
export function namedIn(root) {
  const manifests = [
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    ...packages(root).map(({ manifest }) => manifest),
  ];
  return new Set(
    manifests.flatMap((each) =>
      Object.keys({ ...each.dependencies, ...each.devDependencies, ...each.peerDependencies, ...each.optionalDependencies }),
    ),
  );
}

/** Removes versions that no package uses from the catalog. */
export function dropCatalog(root) {
  const named = namedIn(root);
  const file = join(root, 'pnpm-workspace.yaml');
  const [head, catalog = ''] = readFileSync(file, 'utf8').split('\ncatalog:\n');
  const lines = catalog.split('\n');
  const left = lines.filter((line) => {
    const [, name] = /^ {2}'?((?:@[\w-]+\/)?[\w.-]+)'?: /.exec(line) ?? [];
    return !name || named.has(name);
  });
  if (left.length === lines.length) return [];
  writeFileSync(file, `${head}\ncatalog:\n${left.join('\n')}`);
  return ['pnpm-workspace.yaml'];
}

/** Removes the rows of unused packages from docs/guides/dependencies.md. */
export function dropReasons(root) {
  const path = 'docs/guides/dependencies.md';
  const file = join(root, path);
  const named = namedIn(root);
  const lines = readFileSync(file, 'utf8').split('\n');
  const left = lines.filter((line) => {
    const [, name] = /^\| `([^`]+)`/.exec(line) ?? [];
    return !name || named.has(name);
  });
  if (left.length === lines.length) return [];
  writeFileSync(file, left.join('\n'));
  return [path];
}
