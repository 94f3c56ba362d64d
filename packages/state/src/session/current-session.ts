import type { UserData } from '../vault/user-data.ts';
import type { SignedIn } from './session-variant.ts';
import type { UserDataStore } from './user-data-store.ts';

/** Why a session is over: a 401, this tab's own logout, another tab's, or another person's sign-in. */
export type EndReason = 'unauthorized' | 'logout' | 'elsewhere' | 'replaced';

/** What the session tells the store. */
export type SessionEvents = {
  started: (data: UserData, where: 'here' | 'elsewhere') => void;
  ended: (reason: EndReason) => void;
};

type Options = { store: UserDataStore; clock: () => number; events: SessionEvents };

/** The session in this tab's memory, in step with what is stored. */
export type CurrentSession = ReturnType<typeof createCurrentSession>;

export function createCurrentSession({ store, clock, events }: Options) {
  let current: UserData | undefined;
  let life = 0;
  let turn = 0; // moves on with every change, so that what took long does not undo what came after it

  const end = (reason: EndReason): void => {
    turn += 1;
    current = undefined;
    store.drop();
    events.ended(reason);
  };
  /** Keeps new tokens, here and stored. */
  const remember = async ({ expiresIn, ...signed }: SignedIn): Promise<void> => {
    const mine = (turn += 1);
    life = expiresIn * 1000;
    const next = { ...signed, expiresAt: clock() + life };
    await store.write(next, () => mine === turn);
    if (mine === turn) current = next;
  };
  /** Takes over what is stored: new tokens quietly, another person with a clean slate. */
  const adopt = (stored: UserData | undefined): void => {
    const before = current;
    current = stored;
    if (before && before.user.id !== stored?.user.id) events.ended(stored ? 'replaced' : 'elsewhere');
    if (stored && before?.user.id !== stored.user.id) events.started(stored, 'elsewhere');
  };
  return {
    current: () => current,
    /** How long a token lived when it was new (ms); 0 until one came. */
    life: () => life,
    /** Whether a request with this token spoke for the session that is held now. */
    carried: (token: string | undefined): boolean => current !== undefined && (token === undefined || token === current.token),
    load: async () => (current = await store.read()),
    /** Lets go of what was found stored, before anybody was told of it. */
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
      const mine = turn;
      const stored = await store.read();
      if (mine === turn) adopt(stored);
    },
    remember,
    adopt,
    end,
  };
}
