import type { SafeStorage } from '../storage/safe-storage.ts';
import type { UserData } from '../vault/user-data.ts';
import type { SessionVariant } from './session-variant.ts';
import { loadVault } from '../vault/load.ts';

/** The stored, sealed half of a session; `raw` is its text, to notice that somebody else changed it. */
export type UserDataStore = {
  read: () => Promise<UserData | undefined>;
  /** Seals, and stores unless it is no longer wanted by then (somebody signed out meanwhile). */
  write: (data: UserData, wanted: () => boolean) => Promise<void>;
  drop: () => void;
  raw: () => string | undefined;
  /** Whether the stored text is the one that this tab read or wrote last. */
  isMine: () => boolean;
};

/** userData in browser storage: dropped when it is damaged or foreign, kept in memory where it cannot be sealed. */
export function userDataStore(
  kept: SafeStorage,
  secret: string,
  { loadParser }: Pick<SessionVariant, 'loadParser'>,
): UserDataStore {
  let known: string | undefined;
  let unsealed: UserData | undefined;
  const vault = async () => {
    const { createVault } = await loadVault();
    return createVault(kept, secret);
  };
  const read = async (): Promise<UserData | undefined> => {
    if (unsealed) return unsealed;
    const text = kept.read('userData');
    if (text === undefined) return (known = undefined);
    const [{ open }, parse] = await Promise.all([vault(), loadParser()]);
    const data = parse(await open('userData', text));
    if (kept.read('userData') !== text) return read(); // changed while it was being opened
    known = data && text;
    if (!data) kept.drop('userData');
    return data;
  };
  return {
    read,
    write: async (data, wanted) => {
      const sealed = await vault()
        .then(({ seal }) => seal('userData', data))
        .catch(() => undefined);
      if (!wanted()) return;
      unsealed = sealed === undefined ? data : undefined;
      known = sealed;
      if (sealed !== undefined) kept.write('userData', sealed);
    },
    drop: () => {
      known = unsealed = undefined;
      kept.drop('userData');
    },
    raw: () => kept.read('userData'),
    isMine: () => unsealed !== undefined || kept.read('userData') === known,
  };
}
