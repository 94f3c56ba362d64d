import { cpSync, existsSync, globSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { must, run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';
import { packages } from './workspace.mjs';

/** The folder of `tsc -b`'s build information for a package; with it, `tsc -b` checks only the differences in a copy. */
const TYPES = 'node_modules/.cache/types';

/** Copies the build information with its timestamps. The copied sources keep theirs, too, so that `tsc -b` finds what has changed since. */
function copyTypes(root) {
  for (const { path } of packages())
    if (existsSync(join(ROOT, path, TYPES)))
      cpSync(join(ROOT, path, TYPES), join(root, path, TYPES), { recursive: true, preserveTimestamps: true });
}

/** pnpm links most packages, but copies those with an install script. With a newer package.json, `tsc -b` would build every project again. */
function keepTimesOfPackages(root) {
  for (const path of globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root })) {
    const original = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (original && statSync(join(root, path)).nlink === 1) utimesSync(join(root, path), original.atime, original.mtime);
  }
}

/**
 * An installed copy of the repository in a temporary folder, with its own git repository. It is removed when this process exits, if not before.
 * `run` runs a command in it and returns `{ code, output }`. `must` returns the output and throws if the command fails. `changes` stages everything and lists the
 * files that were changed, added or removed. `tree` is the hash of all files. `env` has the pinned tools.
 */
export async function installedCopy() {
  const copy = copyOfRepository();
  process.on('exit', copy.remove);
  const options = { cwd: copy.root, env: await pinnedEnv(ROOT), quiet: true };
  const inCopy = (command, ...args) => run(command, args, options);
  const mustInCopy = (command, ...args) => must(command, args, options);
  const remove = () => {
    process.off('exit', copy.remove);
    copy.remove();
  };
  const snapshot = async () => {
    await mustInCopy('git', 'add', '--all');
    return (await mustInCopy('git', 'write-tree')).trim();
  };
  const [pnpm, ...first] = pnpmCommand();
  try {
    await mustInCopy(pnpm, ...first, 'install', '--frozen-lockfile', '--prefer-offline');
    copyTypes(copy.root);
    keepTimesOfPackages(copy.root);
    await mustInCopy('git', 'init', '-q');
    const before = await snapshot();
    const changes = async () => {
      const names = await mustInCopy('git', 'diff', '--name-only', before, await snapshot());
      return names.split('\n').filter(Boolean);
    };
    return { root: copy.root, env: options.env, run: inCopy, must: mustInCopy, changes, tree: before, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
