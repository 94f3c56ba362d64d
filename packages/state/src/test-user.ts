import { browserStorage, safeStorage } from './storage/safe-storage.ts';
import { loadVault } from './vault/load.ts';

/** secret = the build's storage secret; storage = the page's own unless given. */
export type TestUserOptions = { secret: string; storage?: Storage | undefined };

/** The stored test-user value; undefined when there is none. A damaged or foreign one is dropped. */
export async function readTestUser({ secret, storage = browserStorage() }: TestUserOptions): Promise<string | undefined> {
  const kept = safeStorage(storage);
  const text = kept.read('testUser');
  if (text === undefined) return undefined; // nearly everybody: nothing is fetched to open it
  const { createVault } = await loadVault();
  const value = await createVault(kept, secret).open('testUser', text);
  if (typeof value === 'string') return value;
  kept.drop('testUser');
  return undefined;
}

/** Stores the test-user value, sealed; without a value it is removed. Rejects where the page has no WebCrypto. */
export async function writeTestUser(
  value: string | undefined,
  { secret, storage = browserStorage() }: TestUserOptions,
): Promise<void> {
  const kept = safeStorage(storage);
  if (value === undefined) return kept.drop('testUser');
  const { createVault } = await loadVault();
  kept.write('testUser', await createVault(kept, secret).seal('testUser', value));
}

/** Whether the stored value is the configured one and so the template variant opens; never rejects. */
export async function isTemplateChosen({ expected, ...options }: TestUserOptions & { expected: string }): Promise<boolean> {
  const value = await readTestUser(options).catch(() => undefined);
  return value !== undefined && value === expected;
}
