import { installedCopy } from './installed-copy.mjs';

/** One drop of each kind: a variant, the other one, and a feature of each. */
export const KINDS = ['template', 'product', 'template/roles', 'product/balance'];

/** A copy of the repository without `what`; `run` runs a command in it and returns `{ code, output }`. */
export async function droppedCopy(what) {
  const copy = await installedCopy();
  try {
    await copy.must('node', 'scripts/drop.mjs', what);
    await copy.must('git', 'add', '--all');
  } catch (error) {
    copy.remove();
    throw error;
  }
  return copy;
}
