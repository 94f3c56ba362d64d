import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { must, run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';

/**
 * An installed copy of the repository in a temporary folder, in a git repository of its own. `run` runs a command in it and returns `{ code, output }`, `must` throws
 * if the command fails and returns its output, `changes` lists the files that were changed, added or removed.
 */
export async function installedCopy() {
  const copy = copyOfRepository();
  const options = { cwd: copy.root, env: await pinnedEnv(ROOT), quiet: true };
  const inCopy = (command, ...args) => run(command, args, options);
  const mustInCopy = (command, ...args) => must(command, args, options);
  const changes = async () => {
    const changed = await mustInCopy('git', 'diff', '--name-only');
    const added = await mustInCopy('git', 'ls-files', '--others', '--exclude-standard');
    return [changed, added].join('').split('\n').filter(Boolean);
  };
  const [pnpm, ...first] = pnpmCommand();
  try {
    await mustInCopy(pnpm, ...first, 'install', '--frozen-lockfile', '--prefer-offline');
    await mustInCopy('git', 'init', '-q');
    await mustInCopy('git', 'add', '.');
  } catch (error) {
    copy.remove();
    throw error;
  }
  return { root: copy.root, run: inCopy, must: mustInCopy, changes, remove: copy.remove };
}
