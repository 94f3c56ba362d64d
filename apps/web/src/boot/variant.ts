/** The two applications that live at this origin. */
export type Variant = 'product' | 'template';

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'setItem' | 'removeItem'>;
/** Reads the stored, encrypted test-user value; undefined when it is missing or damaged. */
export type ReadTestUser = () => Promise<string | undefined>;

/** Whether a storage has a value, even one that turns out to be damaged; none where it may not be read. */
export const isKept = (storage: Reading, key: 'testUser' | 'userData'): boolean => {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Which application opens: the template only for the configured test user, the product for everything else, damage included. */
export async function chooseVariant(storage: Reading, read: ReadTestUser, expected: string): Promise<Variant> {
  // Nearly everybody has no such value, and then nothing is fetched to decrypt it.
  if (!isKept(storage, 'testUser')) return 'product';
  const found = await read().catch(() => undefined);
  return found !== undefined && found === expected ? 'template' : 'product';
}

/** Notes which stored value opened the template: as long as it is the same, index.html asks for the template's files without waiting for it to be opened. */
export function noteOpened(storage: Reading & Writing, variant: Variant): void {
  try {
    const value = variant === 'template' ? storage.getItem('testUser') : null;
    if (value === null) storage.removeItem('testUserOpened');
    else storage.setItem('testUserOpened', value);
  } catch {
    // a full storage only makes the next start slower
  }
}

/** Notes where a visit of the template's home led, if elsewhere: whoever has another home is not shown a picture of this one. */
export function noteStart(storage: Writing, from: string, to: string): void {
  if (from !== '/' || to === '/login') return;
  try {
    if (to === '/') storage.removeItem('templateStart');
    else storage.setItem('templateStart', to);
  } catch {
    // a full storage only lets the picture be shown once more
  }
}
