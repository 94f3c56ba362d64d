import type { Condition } from '@kado/contracts/template';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { memoryStorage } from '../core/storage.ts';
import { createConditions } from './conditions.ts';

const NAMES = ['invoice', 'email'];
const open = (storage = memoryStorage()) => createConditions(storage, NAMES);
const slow: Condition = { latency: [100, 300], failureRate: 0.25 };
it('stores the conditions and notifies every tab', async () => {
  const storage = memoryStorage();
  const [here, there] = [open(storage), open(storage)];
  const listener = vi.fn<() => void>();
  there.subscribe(listener);
  await here.set({ invoice: slow });
  await vi.waitFor(() => expect(there.get()).toEqual({ invoice: slow }), 30_000);
  expect(listener).toHaveBeenCalled();
  const later = open(storage);
  await later.ready;
  expect(later.get()).toEqual({ invoice: slow });
});

it('changes the given topics only, and removes a condition', async () => {
  const conditions = open();
  await conditions.set({ invoice: slow, email: slow });
  await conditions.set({ email: undefined });
  expect(conditions.get()).toEqual({ invoice: slow });
});

it.each([
  ['an unknown topic', { nowhere: slow }],
  ['a share above 1', { email: { latency: [0, 0], failureRate: 1.1 } as const }],
  ['a negative latency', { email: { latency: [-1, 0], failureRate: 0 } as const }],
  ['a range that ends before it starts', { email: { latency: [200, 100], failureRate: 0 } as const }],
  ['NaN', { email: { latency: [0, Number.NaN], failureRate: 0 } as const }],
])('rejects %s and changes nothing', async (_, changes) => {
  const conditions = open();
  await expect(conditions.set({ invoice: slow, ...changes })).rejects.toThrow(RangeError);
  expect(conditions.get()).toEqual({});
});

it('ignores damaged conditions in the storage', async () => {
  const storage = memoryStorage();
  await storage.save('$conditions', { invoice: { latency: 'long' } });
  const conditions = open(storage);
  await conditions.ready;
  expect(conditions.get()).toEqual({});
});

it('has a condition for every topic of the backend', async () => {
  const { control } = createBackend(memoryStorage(), { origin: 'http://localhost:3000' });
  const topics = await control.topics();
  await control.conditions.set(Object.fromEntries(topics.map(({ name }) => [name, slow])));
  expect(Object.keys(control.conditions.get())).toHaveLength(topics.length);
});
