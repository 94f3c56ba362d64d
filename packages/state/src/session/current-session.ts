import type { UserData } from '../vault/user-data.ts';
import type { SignedIn } from './session-kind.ts';
import type { UserDataStore } from './user-data-store.ts';

/** Why a session ended: a 401, a logout in this tab, a logout in another tab, or another user's sign-in. */
export type EndReason = 'unauthorized' | 'logout' | 'elsewhere' | 'replaced';

/** Callbacks by which the session notifies the store. */
export type SessionEvents = {
  started: (data: UserData, where: 'here' | 'elsewhere') => void;
  ended: (reason: EndReason) => void;
};

type Options = { store: UserDataStore; clock: () => number; events: SessionEvents };

/** The session in this tab's memory, synchronised with storage. */
export type CurrentSession = ReturnType<typeof createCurrentSession>;

export function createCurrentSession({ store, clock, events }: Options) {
  let current: UserData | undefined;
  let life = 0;
  let version = 0; // increases with every change, so that a slow operation does not undo a newer one

  const end = (reason: EndReason): void => {
    version += 1;
    current = undefined;
    store.drop();
    events.ended(reason);
  };
  const keep = async (next: UserData): Promise<void> => {
    const ownVersion = (version += 1);
    await store.write(next, () => ownVersion === version);
    if (ownVersion === version) current = next;
  };
  /** Keeps new tokens in memory and in storage. */
  const remember = ({ expiresIn, ...signed }: SignedIn): Promise<void> => {
    life = expiresIn * 1000;
    return keep({ ...signed, expiresAt: clock() + life });
  };
  /** Takes over the stored session. New tokens of the same user cause no event; another user causes `ended`, then `started`. */
  const adopt = (stored: UserData | undefined): void => {
    const before = current;
    current = stored;
    if (before && before.user.id !== stored?.user.id) events.ended(stored ? 'replaced' : 'elsewhere');
    if (stored && before?.user.id !== stored.user.id) events.started(stored, 'elsewhere');
  };
  return {
    current: () => current,
    /** A text that changes with every change of the session: by this tab (also before it is stored), or in storage by another tab. */
    version: () => `${version} ${store.raw()}`,
    /** The lifetime of the last token that this tab received (ms); 0 before that. */
    life: () => life,
    /** Whether a request with this token belongs to the current session. */
    isCurrentToken: (token: string | undefined): boolean => current !== undefined && token === current.token,
    load: async () => (current = await store.read()),
    /** Drops the session that was found in storage, without an event. */
    forget: (): undefined => {
      current = undefined;
      store.drop();
    },
    start: async (session: SignedIn): Promise<void> => {
      const before = current;
      if (before && before.user.id !== session.user.id) events.ended('replaced');
      await remember(session);
      if (current && before?.user.id !== session.user.id) events.started(current, 'here');
    },
    follow: async (): Promise<void> => {
      const ownVersion = version;
      const stored = await store.read();
      if (ownVersion === version) adopt(stored);
    },
    keep,
    remember,
    adopt,
    end,
  };
}
