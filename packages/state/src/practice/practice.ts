import { createPracticeClient, type ApiClient, type ApiClientOptions } from '@kado/api-client';

import type { EndReason } from '../session/current-session.ts';
import type { PageStorage, StorageKey } from '../storage/safe-storage.ts';

/** The sessionStorage key that marks a tab as practising. Other tabs, and a later visit, use real money. */
const KEY = 'practice';
/** Keys that a practising tab stores in its own storage, because they belong to practice money. It shares all others with the other tabs. */
const OWN: readonly StorageKey[] = ['cart', 'cartOwner', 'checkout'];

/** The page's storages. `open` loads a page from the server, so that data of real money and of practice money are never in memory together. */
export type PracticePlace = { tab: PageStorage; device: PageStorage; open: (path: string) => void };

/** Practice mode of one tab. */
export type Practice = {
  /** Whether this tab practises. */
  on: boolean;
  start: () => void;
  leave: () => void;
  /** Whether there is a cart of real money, which a logout empties too. */
  hasRealCart: () => boolean;
  /** Options for the store of a practising tab: its storage, its client, and the clean-up at the end of its session. */
  storage: PageStorage;
  createClient: (options: ApiClientOptions) => ApiClient;
  onSessionEnd: (reason: EndReason) => void;
};

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined; // the browser forbids storage
  }
}

/** Reads whether this tab practises; without a session it does not. */
export function readPractice({ tab, device, open }: PracticePlace): Practice {
  const isOwn = (key: string): boolean => (OWN as readonly string[]).includes(key);
  const at = (key: string): PageStorage => (isOwn(key) ? tab : device);
  const forget = (): void => [KEY, ...OWN].forEach((key) => attempt(() => tab.removeItem(key)));
  const chosen = attempt(() => tab.getItem(KEY)) === 'on';
  const on = chosen && attempt(() => device.getItem('userData')) !== null;
  if (chosen && !on) forget();
  return {
    on,
    start: () => {
      attempt(() => tab.setItem(KEY, 'on'));
      open('/');
    },
    leave: () => {
      forget();
      open('/');
    },
    hasRealCart: () => typeof attempt(() => device.getItem('cart')) === 'string',
    storage: {
      getItem: (key) => at(key).getItem(key),
      setItem: (key, value) => at(key).setItem(key, value),
      removeItem: (key) => at(key).removeItem(key),
    },
    createClient: (options) => {
      const client = createPracticeClient(options);
      // Opens the sign-in page only after the response, because leaving a page aborts its requests.
      const logout: typeof client.auth.logout = (...given) => client.auth.logout(...given).finally(() => open('/login'));
      return { ...client, auth: { ...client.auth, logout } };
    },
    onSessionEnd: (reason) => {
      forget();
      if (reason !== 'logout') open('/');
      // The store has emptied only the practice cart; a logout empties the real cart too.
      else for (const key of OWN) attempt(() => device.removeItem(key));
    },
  };
}
