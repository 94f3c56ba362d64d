import { vi } from 'vitest';

import { loginResponse } from '../calls/auth.ts';
import { createKadoStore, type StoreOptions } from '../store/create-store.ts';
import { fakeBrowser, rest, type FakeBrowser } from './browser.ts';
import { fakeApi, session, user } from './fixtures.ts';

export type TabOptions = Partial<StoreOptions> & { browser?: FakeBrowser; calls?: Parameters<typeof fakeApi>[0] };

/** A page with its store, in a new browser unless another tab's is given. */
export function openTab({ browser = fakeBrowser(), calls = {}, ...options }: TabOptions = {}) {
  const { storage, events } = browser.open();
  const onSessionEnd = vi.fn();
  const onSignedInElsewhere = vi.fn<() => void>();
  const wiring: { beforeRequest: () => Promise<void>; onUnauthorized: (token?: string) => void }[] = [];
  const store = createKadoStore({
    api: ({ beforeRequest, onUnauthorized }) => {
      wiring.push({ beforeRequest, onUnauthorized: (token) => onUnauthorized(undefined as never, token) });
      return fakeApi(calls);
    },
    secret: 'build secret',
    storage,
    events,
    locks: browser.locks,
    onSessionEnd,
    onSignedInElsewhere,
    ...options,
  });
  return {
    store,
    browser,
    storage,
    onSignedInElsewhere,
    ...wiring[0]!,
    ended: () => onSessionEnd.mock.calls.map(([reason]) => reason),
  };
}

/** A page with a signed-in user. */
export async function signedIn({
  who = user(),
  token = 't1',
  calls = {},
  ...options
}: TabOptions & { who?: ReturnType<typeof user>; token?: string } = {}) {
  const tab = openTab({
    ...options,
    calls: { ...calls, auth: { login: async () => ({ data: session(token, who) }), ...calls.auth } },
  });
  await tab.store.boot();
  await tab.store.dispatch(loginResponse.load({ identifier: who.email, pin: '274913' })).unwrap();
  await rest();
  return tab;
}
