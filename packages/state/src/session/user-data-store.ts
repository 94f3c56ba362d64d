import type { SafeStorage } from '../storage/safe-storage.ts';
import type { UserData } from '../vault/user-data.ts';
import type { SessionKind } from './session-kind.ts';
import { loadVault } from '../vault/load.ts';

/** The stored, encrypted part of a session; `raw` is its text, to detect changes by another tab. */
export type UserDataStore = {
  read: () => Promise<UserData | undefined>;
  /** Encrypts, then stores unless it is no longer `wanted` (the user signed out meanwhile). */
  write: (data: UserData, wanted: () => boolean) => Promise<void>;
  drop: () => void;
  raw: () => string | undefined;
  /** Whether this tab read or wrote the stored text last. */
  isMine: () => boolean;
};

/** `userData` in browser storage: removed if it is damaged or of the other variant, held in memory if it cannot be encrypted. */
export function userDataStore(
  storage: SafeStorage,
  secret: string,
  { loadParser }: Pick<SessionKind, 'loadParser'>,
): UserDataStore {
  let knownText: string | undefined;
  let unencrypted: UserData | undefined;
  const vault = async () => {
    const { createVault } = await loadVault();
    return createVault(storage, secret);
  };
  const read = async (): Promise<UserData | undefined> => {
    if (unencrypted) return unencrypted;
    const text = storage.read('userData');
    if (text === undefined) return (knownText = undefined);
    const [{ decrypt }, parse] = await Promise.all([vault(), loadParser()]);
    const data = parse(await decrypt('userData', text));
    if (storage.read('userData') !== text) return read(); // changed during decryption
    knownText = data && text;
    if (!data) storage.drop('userData');
    return data;
  };
  return {
    read,
    write: async (data, wanted) => {
      const encrypted = await vault()
        .then(({ encrypt }) => encrypt('userData', data))
        .catch(() => undefined);
      if (!wanted()) return;
      unencrypted = encrypted === undefined ? data : undefined;
      knownText = encrypted;
      if (encrypted !== undefined) storage.write('userData', encrypted);
    },
    drop: () => {
      knownText = unencrypted = undefined;
      storage.drop('userData');
    },
    raw: () => storage.read('userData'),
    isMine: () => unencrypted !== undefined || storage.read('userData') === knownText,
  };
}
