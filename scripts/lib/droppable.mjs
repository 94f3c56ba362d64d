import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { run } from './sh.mjs';
import { pinnedEnv, pnpmCommand } from './toolchain.mjs';

/** One drop of each kind: a variant, the other one, and a feature. */
export const KINDS = ['template', 'product', 'template/roles'];

/** A copy of the repository without `what`; `run` runs a command in it and returns `{ code, output }`. */
export async function droppedCopy(what) {
  const copy = copyOfRepository();
  const env = await pinnedEnv(ROOT);
  const inCopy = (command, ...args) => run(command, args, { cwd: copy.root, env, quiet: true });
  const [pnpm, ...first] = pnpmCommand();
  const steps = [
    [pnpm, ...first, 'install', '--no-frozen-lockfile', '--prefer-offline'],
    ['node', 'scripts/drop.mjs', what],
    ['git', 'init', '-q'],
    ['git', 'add', '.'],
  ];
  for (const step of steps) {
    const { code, output } = await inCopy(...step);
    if (code !== 0) {
      copy.remove();
      throw new Error(`${step.join(' ')} failed:\n${output}`);
    }
  }
  return { root: copy.root, run: inCopy, remove: copy.remove };
}
