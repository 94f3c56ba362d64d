import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { must, run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';
import { packages } from './workspace.mjs';

/** Where `tsc -b` keeps what it knows of a package: with it, it checks in a copy only what differs. */
const TYPES = 'node_modules/.cache/types';

/** With their times, which are before those of the copied sources: else `tsc -b` would believe what it knows, also if it knows an earlier state. */
function copyTypes(root) {
  for (const { path } of packages())
    if (existsSync(join(ROOT, path, TYPES)))
      cpSync(join(ROOT, path, TYPES), join(root, path, TYPES), { recursive: true, preserveTimestamps: true });
}

/**
 * An installed copy of the repository in a temporary folder, in a git repository of its own, which is removed at the latest when this process exits. `run` runs a command in it and returns `{ code, output }`, `must` throws
 * if the command fails and returns its output, `changes` stages everything and lists the files that were changed, added or removed; `tree` is the hash of all files;
 * `env` has the pinned tools.
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
