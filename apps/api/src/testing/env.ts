import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Env, readEnv } from '../env.ts';

/** All tests use one address, so the limits of an address prefix are set too high to be reached. */
export const NO_PREFIX_LIMITS = {
  KADO_WRONG_PINS_PER_PREFIX: '1000000',
  KADO_REGISTRATIONS_PER_PREFIX: '1000000',
  KADO_RECOVERIES_PER_PREFIX: '1000000',
  KADO_MESSAGES_PER_PREFIX: '1000000',
  KADO_RECEIPT_CHECKS_PER_PREFIX: '1000000',
};

/** The folder for uploads of this process's tests; deleted when the process ends. */
const FILES_DIR = join(tmpdir(), `kado-test-files-${process.pid}`);
process.once('exit', () => rmSync(FILES_DIR, { recursive: true, force: true }));

/** Settings for tests, independent of this machine's environment and files. */
export function testEnv(changes: Partial<Env> = {}): Env {
  const secret = 'only-for-tests-'.repeat(3);
  const source = {
    KADO_PEPPER: `pepper-${secret}`,
    KADO_CODE_KEY: `codes-${secret}`,
    KADO_DEMO: '0',
    KADO_FILES_DIR: FILES_DIR,
    ...NO_PREFIX_LIMITS,
  };
  return { ...readEnv(source), ...changes };
}
