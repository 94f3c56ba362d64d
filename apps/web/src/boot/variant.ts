import type { Feature } from '@kado/feature-kit';
import type { Variant } from '@kado/ui';
import type { BootStorage, Settings } from './environment.ts';
import type { isOutdated, onReloadOpen, recover, speculate } from './recovery.ts';

/** The functions that handle missing files. */
export type Recovery = {
  recover: typeof recover;
  onReloadOpen: typeof onReloadOpen;
  speculate: typeof speculate;
  isOutdated: typeof isOutdated;
};
/** What the boot passes to a variant, which must not import boot modules, so that the boot chunk stays small. */
export type BootContext = {
  settings: Settings;
  nonce: string;
  storage: BootStorage;
  recovery: Recovery;
  unregisterWorkers: () => Promise<void>;
};

/** The export of a variant's file. */
export type VariantModule = {
  features: readonly Feature[];
  /** Modules that a session needs in addition to its page. */
  modules: readonly (() => Promise<unknown>)[];
  start: (context: BootContext) => Promise<void>;
};

/** Decrypts the stored test-user value; undefined when it is missing or damaged. */
export type ReadTestUser = () => Promise<string | undefined>;

/** A stored value, damaged or not; null where storage may not be read. */
export const stored = (storage: Pick<Storage, 'getItem'>, key: 'testUser' | 'userData'): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
};

/** The variant to preload before the stored test user is decrypted: the template only if the value looks encrypted. */
export const likelyVariant = (testUser: string | null): Variant => (testUser?.startsWith('{"v":') ? 'template' : 'product');

/** The requested variant and its module; if it was removed from this checkout (`pnpm drop`), the other one. */
export function registeredVariant<Module>(wanted: Variant, registered: Partial<Record<Variant, Module>>): [Variant, Module] {
  const variants = Object.entries(registered) as [Variant, Module][];
  const found = variants.find(([variant]) => variant === wanted) ?? variants[0];
  if (!found) throw new Error('The shell has no variant');
  return found;
}

/** The variant to open: the template only for the configured test user, the product for every other value. */
export async function chooseVariant(storage: Pick<Storage, 'getItem'>, read: ReadTestUser, expected: string): Promise<Variant> {
  // Most visitors have no such value, so the decryption code is not loaded for them.
  if (stored(storage, 'testUser') === null) return 'product';
  const found = await read().catch(() => undefined);
  return found !== undefined && found === expected ? 'template' : 'product';
}
