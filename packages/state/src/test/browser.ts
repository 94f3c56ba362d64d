import { queue } from '../storage/locks.ts';

/** One origin's storage, seen by several tabs: each change is told to every other tab, as browsers do. */
export function fakeBrowser() {
  const values = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const tell = (from: EventTarget, key: string | null, newValue: string | null): void => {
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
      tell(tab, key, value);
    },
    removeItem: (key) => {
      if (values.delete(key)) tell(tab, key, null);
    },
    clear: () => {
      values.clear();
      tell(tab, null, null);
    },
  });
  return {
    /** What is stored, as a person with the developer tools sees it. */
    values,
    /** The locks that all tabs share. */
    locks: queue(),
    open: () => {
      const events = new EventTarget();
      tabs.push(events);
      return { events, storage: storageOf(events) };
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

/** Lets everything that is under way come to rest, sealing and opening included. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}
