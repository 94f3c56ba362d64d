import { createPracticeClient, type ApiClient, type ApiClientOptions } from '@kado/api-client';

import type { EndReason } from '../session/current-session.ts';
import type { PageStorage, StorageKey } from '../storage/safe-storage.ts';

/** Under this key a tab remembers that it practises: another tab, and another day, begin with real money. */
const KEY = 'practice';
/** Keys that a tab that practises stores for itself, because they belong to its money. All others are shared with the other tabs. */
const OWN: readonly StorageKey[] = ['cart', 'cartOwner', 'checkout'];

/** The page's storages. `open` loads a page anew, so that no data of real money is left in memory while practising, or the reverse. */
export type PracticePlace = { tab: PageStorage; device: PageStorage; open: (path: string) => void };

/** How one tab practises. */
export type Practice = {
  /** Whether it does. */
  on: boolean;
  start: () => void;
  leave: () => void;
  /** Whether a cart of real money waits meanwhile, which a logout empties too. */
  hasRealCart: () => boolean;
  /** For the store of a tab that practises: its storage, its client, and what ends with its session. */
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

/** Reads whether this tab practises; who is not signed in does not. */
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
      // Once the server has heard of it, because a page that is left aborts its requests.
      const logout: typeof client.auth.logout = (...given) => client.auth.logout(...given).finally(() => open('/login'));
      return { ...client, auth: { ...client.auth, logout } };
    },
    onSessionEnd: (reason) => {
      forget();
      if (reason !== 'logout') open('/');
      // The store emptied the cart of practice money; a logout empties the real one too.
      else for (const key of OWN) attempt(() => device.removeItem(key));
    },
  };
}
