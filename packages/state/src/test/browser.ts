import { vi } from 'vitest';

import { queue } from '../storage/locks.ts';

/** One origin's storage, shared by several tabs: each change sends an event to every other tab, as in browsers. */
export function fakeBrowser() {
  const values = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const notifyOthers = (from: EventTarget, key: string | null, newValue: string | null): void => {
    const others = tabs.filter((tab) => tab !== from);
    queueMicrotask(() => others.forEach((tab) => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))));
  };
  const storageOf = (tab: EventTarget): Storage => ({
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      notifyOthers(tab, key, value);
    },
    removeItem: (key) => {
      if (values.delete(key)) notifyOthers(tab, key, null);
    },
    clear: () => {
      values.clear();
      notifyOthers(tab, null, null);
    },
  });
  return {
    /** The stored values, as the developer tools show them. */
    values,
    /** The locks shared by all tabs. */
    locks: queue(),
    open: () => {
      const events = new EventTarget();
      tabs.push(events);
      return { events, storage: storageOf(events) };
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

/** Pending WebCrypto operations, which derive the vault's keys. `rest` awaits them, because they need more than microtasks. */
const computing = new Set<Promise<unknown>>();
const { subtle } = crypto;
for (const name of ['importKey', 'deriveBits'] as const) {
  const own = subtle[name] as (...args: unknown[]) => Promise<unknown>;
  const tracked = (...args: unknown[]) => {
    const result = own.apply(subtle, args);
    computing.add(result);
    const ended = () => computing.delete(result);
    result.then(ended, ended);
    return result;
  };
  Object.assign(subtle, { [name]: tracked });
}

/** Waits until pending work has settled, including encryption and the files that are loaded for it. Work that waits for a timer is not pending. */
export async function rest(): Promise<void> {
  let busy: boolean;
  do {
    busy = computing.size > 0;
    await vi.dynamicImportSettled();
    await Promise.allSettled(computing);
    await new Promise((resolve) => setTimeout(resolve));
  } while (busy || computing.size > 0);
}
