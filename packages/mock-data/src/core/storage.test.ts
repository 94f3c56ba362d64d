import { expect, it, vi } from 'vitest';
import { laterStorage, memoryStorage, type TopicStorage } from './storage.ts';

function opening() {
  const { promise, resolve } = Promise.withResolvers<TopicStorage>();
  return { storage: laterStorage(promise), opened: memoryStorage(), open: resolve };
}

it('waits with what is asked of it until it is open, and keeps the order', async () => {
  const { storage, opened, open } = opening();
  const told = vi.fn<(topic: string) => void>();
  storage.watch(told);
  const first = storage.save('rows', ['first']);
  const changed = storage.exclusive('rows', async () => storage.save('rows', ['second']));
  const found = changed.then(() => storage.load('rows'));
  open(opened);
  await first;
  expect(await found).toEqual(['second']);
  expect(await opened.load('rows')).toEqual(['second']);
  await storage.remove('rows');
  expect([await opened.load('rows'), told.mock.calls.length]).toEqual([undefined, 3]);
});

it.each([
  ['before', false],
  ['after', true],
])('tells nobody who stopped listening %s it was open', async (_, late) => {
  const { storage, opened, open } = opening();
  const told = vi.fn<(topic: string) => void>();
  const stop = storage.watch(told);
  if (late) open(opened);
  await (late && storage.load('rows'));
  stop();
  open(opened);
  await storage.save('rows', []);
  expect(told).not.toHaveBeenCalled();
});
