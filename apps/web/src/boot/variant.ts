/** The two applications at this origin. */
export type Variant = 'product' | 'template';

/** Decrypts the stored test-user value; undefined when it is missing or damaged. */
export type ReadTestUser = () => Promise<string | undefined>;

/** Whether a storage has a value, damaged or not; false where it may not be read. */
export const isStored = (storage: Pick<Storage, 'getItem'>, key: 'testUser' | 'userData'): boolean => {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** The variant to open: the template only for the configured test user, the product for every other value. */
export async function chooseVariant(storage: Pick<Storage, 'getItem'>, read: ReadTestUser, expected: string): Promise<Variant> {
  // Most visitors have no such value, and then nothing is fetched to decrypt it.
  if (!isStored(storage, 'testUser')) return 'product';
  const found = await read().catch(() => undefined);
  return found !== undefined && found === expected ? 'template' : 'product';
}
