import { installedCopy } from './installed-copy.mjs';

/** One drop of each kind: a variant, the other one, and a feature. */
export const KINDS = ['template', 'product', 'template/roles'];

/** A copy of the repository without `what`; `run` runs a command in it and returns `{ code, output }`. */
export async function droppedCopy(what) {
  const copy = await installedCopy();
  const inCopy = (...command) => copy.run(command);
  for (const step of [
    ['node', 'scripts/drop.mjs', what],
    ['git', 'init', '-q'],
    ['git', 'add', '.'],
  ]) {
    const { code, output } = await inCopy(...step);
    if (code !== 0) {
      copy.remove();
      throw new Error(`${step.join(' ')} failed:\n${output}`);
    }
  }
  return { root: copy.root, run: inCopy, remove: copy.remove };
}
