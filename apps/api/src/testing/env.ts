import { type Env, readEnv } from '../env.ts';

/** Settings for tests, independent of this machine's environment and files. */
export function testEnv(changes: Partial<Env> = {}): Env {
  const secret = 'only-for-tests-'.repeat(3);
  return { ...readEnv({ KADO_PEPPER: `pepper-${secret}`, KADO_CODE_KEY: `codes-${secret}`, KADO_DEMO: '0' }), ...changes };
}
