import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { must, run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';
import { packages } from './workspace.mjs';

/** The folder of `tsc -b`'s build information for a package; with it, `tsc -b` checks only the differences in a copy. */
const TYPES = 'node_modules/.cache/types';

/** Copies the build information with its timestamps, which are older than the copied sources: otherwise `tsc -b` would trust outdated information. */
function copyTypes(root) {
  for (const { path } of packages())
    if (existsSync(join(ROOT, path, TYPES)))
      cpSync(join(ROOT, path, TYPES), join(root, path, TYPES), { recursive: true, preserveTimestamps: true });
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
