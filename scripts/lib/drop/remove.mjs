import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { revokeSubjects, subjectsOf } from '../abilities.mjs';
import { packages } from '../workspace.mjs';
import { dropSettings, dropSteps } from './deploy.mjs';
import { dropImports } from './imports.mjs';
import { dropCatalog, dropCommands, dropEntryPoints, dropReasons, dropReleases, dropRootDependencies } from './manifests.mjs';
import { pathsOf, ROOT_DEPENDENCIES } from './removed-paths.mjs';

/** Removes a variant or a feature, and every line that names it; returns the removed paths and the changed files. */
export function remove(root, what) {
  const before = packages(root);
  const removed = pathsOf(root, what);
  const subjects = subjectsIn(before.filter(({ path }) => removed.includes(path)));
  for (const path of removed) rmSync(join(root, path), { recursive: true });
  const after = packages(root);
  const left = new Set(after.map(({ name }) => name));
  const gone = new Set(before.map(({ name }) => name).filter((name) => !left.has(name)));
  const needed = new Set(subjectsIn(after));
  const commands = scriptsOf(root);
  const changed = [
    ...revokeSubjects(
      root,
      subjects.filter((subject) => !needed.has(subject)),
    ),
    ...dropEntryPoints(root, gone),
    ...dropImports(root, gone),
    ...dropReleases(root, gone),
    ...dropCommands(root),
    ...dropLines(root, commands),
    ...dropSettings(root),
    ...dropSteps(root, removed),
    ...dropRootDependencies(root, ROOT_DEPENDENCIES[what] ?? []),
    ...dropCatalog(root),
    ...dropReasons(root),
  ];
  return { removed, changed: [...new Set(changed)] };
}

const subjectsIn = (items) => items.flatMap(({ folder }) => subjectsOf(folder));

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

const scriptsOf = (root) => Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts ?? {});

/** Removes lines with broken links from the documentation, and rows of tables about a command that is gone. */
function dropLines(root, commands) {
  const left = scriptsOf(root);
  const lost = new Set(commands.filter((name) => !left.includes(name)));
  const isGood = (path, line) =>
    !lost.has(/^\| `pnpm ([\w:-]+)/.exec(line)?.[1]) &&
    [...line.matchAll(LINK)].every(([, target]) => existsSync(join(root, dirname(path), target)));
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides(root)].filter((path) =>
    existsSync(join(root, path)),
  );
  return documents.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const good = lines.filter((line) => isGood(path, line));
    if (good.length === lines.length) return [];
    writeFileSync(join(root, path), good.join('\n'));
    return [path];
  });
}

const guides = (root) =>
  ['docs', 'docs/guides', 'docs/adr'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []))
      : [],
  );
