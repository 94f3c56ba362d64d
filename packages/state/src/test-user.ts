import { browserStorage, safeStorage } from './storage/safe-storage.ts';
import { loadVault } from './vault/load.ts';

/** secret = the build's storage secret; storage = the browser's by default. */
export type TestUserOptions = { secret: string; storage?: Storage | undefined };

/** The stored test-user value; undefined if there is none. A value that cannot be decrypted is removed. */
export async function readTestUser({ secret, storage = browserStorage() }: TestUserOptions): Promise<string | undefined> {
  const safe = safeStorage(storage);
  const text = safe.read('testUser');
  if (text === undefined) return undefined; // the usual case: avoids loading the decryption code
  const { createVault } = await loadVault();
  const value = await createVault(safe, secret).decrypt('testUser', text);
  if (typeof value === 'string') return value;
  safe.drop('testUser');
  return undefined;
}

/** Stores the test-user value encrypted; without a value it is removed. Rejects if the page has no WebCrypto. */
export async function writeTestUser(
  value: string | undefined,
  { secret, storage = browserStorage() }: TestUserOptions,
): Promise<void> {
  const safe = safeStorage(storage);
  if (value === undefined) return safe.drop('testUser');
  const { createVault } = await loadVault();
  safe.write('testUser', await createVault(safe, secret).encrypt('testUser', value));
}
