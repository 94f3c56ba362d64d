import { ensureTemplate } from '../src/testing/template.ts';

/** Once a run, before any test file. */
export default async function setup(): Promise<void> {
  await ensureTemplate();
}
