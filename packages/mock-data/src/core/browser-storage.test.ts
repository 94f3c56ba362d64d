import { expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

// Node has no IndexedDB, like a browser that refuses to open it.
let opened = 0;
const open = (name = `test-${(opened += 1)}`) => browserStorage(name);

it('works without IndexedDB, in the order of its calls', async () => {
  const storage = open();
  const listener = vi.fn<(record: string) => void>();
  storage.subscribe(listener);
  const first = storage.save('rows', ['first']);
  const changed = storage.exclusive('rows', async () => storage.save('rows', ['second']));
  const found = changed.then(() => storage.load('rows'));
  await first;
  expect(await found).toEqual(['second']);
  await storage.remove('rows');
  expect([await storage.load('rows'), listener.mock.calls.length]).toEqual([undefined, 3]);
});

it('notifies the other tabs of a write', async () => {
  const [here, there] = [open('tabs'), open('tabs')];
  const notified = new Promise<string>((resolve) => there.subscribe(resolve));
  await here.save('rows', []);
  expect(await notified).toBe('rows');
});

it('does not notify a listener that has unsubscribed', async () => {
  const storage = open();
  const listener = vi.fn<(record: string) => void>();
  storage.subscribe(listener)();
  await storage.save('rows', []);
  expect(listener).not.toHaveBeenCalled();
});

it('holds a record for one task at a time', async () => {
  const storage = open();
  await storage.save('count', 0);
  const add = () => storage.exclusive('count', async () => storage.save('count', Number(await storage.load('count')) + 1));
  await Promise.all(Array.from({ length: 20 }, add));
  expect(await storage.load('count')).toBe(20);
});
