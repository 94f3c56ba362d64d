import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { must } from '../lib/sh.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';
import { checkRelease } from '../pack/check-release.mjs';

const OPTIONS = { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } };

/**
 * Builds, packs and checks every published package and prints what would be published; without `--dry-run` it then publishes the versions that the
 * registry does not have. `--out` keeps the tarballs.
 */
export async function release(args) {
  exitOnSignal();
  const { values } = parseArgs({ args, options: OPTIONS });
  await install();
  const env = await pinnedEnv();
  const folder = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), 'kado-release-'));
  mkdirSync(folder, { recursive: true });
  try {
    const tarballs = await checkRelease(folder, env);
    if (!values['dry-run']) await must('changeset', ['publish'], { env });
    else console.log(`${tarballs.length} packages would be published; nothing was.`);
  } finally {
    if (!values.out) rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
