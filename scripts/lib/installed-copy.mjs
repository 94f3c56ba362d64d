import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';

/**
 * A copy of the repository with its dependencies installed, which is removed at the latest when this process exits.
 * `run` runs a command in it with the pinned tools and returns `{ code, output }`.
 */
export async function installedCopy() {
  const copy = copyOfRepository();
  process.on('exit', copy.remove);
  const pinned = await pinnedEnv(ROOT);
  const inCopy = ([command, ...args], { cwd = copy.root, env } = {}) =>
    run(command, args, { cwd, env: { ...pinned, ...env }, quiet: true });
  const [pnpm, ...first] = pnpmCommand();
  const install = [pnpm, ...first, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { code, output } = await inCopy(install);
  if (code !== 0) throw new Error(`${install.join(' ')} failed:\n${output}`);
  const remove = () => {
    process.off('exit', copy.remove);
    copy.remove();
  };
  return { root: copy.root, run: inCopy, remove };
}
