import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedCopy } from '../installed-copy.mjs';
import { ROOT } from '../paths.mjs';

const has = (what) => existsSync(join(ROOT, 'packages', what));

/** The tested arguments of `pnpm drop`, as far as this checkout has them: each variant, and a feature of each variant. */
export const KINDS = [
  ...(has('template') && has('product') ? ['template', 'product'] : []),
  ...['template/roles', 'product/balance'].filter(has),
];

/** A copy of the repository without `what`; `run` runs a command in it and returns `{ code, output }`. */
export async function droppedCopy(what) {
  const copy = await installedCopy();
  try {
    await copy.must('node', 'scripts/run.mjs', 'drop', what);
    await copy.must('git', 'add', '--all');
  } catch (error) {
    copy.remove();
    throw error;
  }
  return copy;
}
