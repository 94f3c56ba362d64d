import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../core/storage.ts';
import { createHandlers } from '../handlers.ts';
import { type Condition, createConditions } from './conditions.ts';
import { createLog } from './log.ts';
import { createTraffic } from './traffic.ts';

const NAMES = ['invoice', 'email'];
const open = (storage = memoryStorage()) => createConditions(storage, NAMES);
const slow: Condition = { latency: [100, 300], failureRate: 0.25 };
const request = () => new Request('http://localhost:3000/apps/invoice/invoices?page=1');

async function traffic(condition: Condition, chance = 0.5) {
  const conditions = open();
  await conditions.set({ invoice: condition });
  const log = createLog(() => new Date());
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const answer = vi.fn<() => Promise<Response>>(async () => Response.json({ fine: true }));
  return { log, wait, answer, travel: createTraffic({ conditions, log, wait, chance: () => chance }) };
}

it('keeps the conditions and tells every opener of the same storage', async () => {
  const storage = memoryStorage();
  const [here, there] = [open(storage), open(storage)];
  const told = vi.fn<() => void>();
  there.subscribe(told);
  await here.set({ invoice: slow });
  await vi.waitFor(() => expect(there.get()).toEqual({ invoice: slow }));
  expect(told).toHaveBeenCalled();
  const later = open(storage);
  await later.ready;
  expect(later.get()).toEqual({ invoice: slow });
});

it('changes only the topics that it is told, and takes a condition away', async () => {
  const conditions = open();
  await conditions.set({ invoice: slow, email: slow });
  await conditions.set({ email: undefined });
  expect(conditions.get()).toEqual({ invoice: slow });
});

it.each([
  ['a topic that there is not', { nowhere: slow }],
  ['more than everything', { email: { latency: [0, 0], failureRate: 1.1 } as const }],
  ['less than no time', { email: { latency: [-1, 0], failureRate: 0 } as const }],
  ['an end before its start', { email: { latency: [200, 100], failureRate: 0 } as const }],
  ['no number', { email: { latency: [0, Number.NaN], failureRate: 0 } as const }],
])('refuses %s and changes nothing', async (_, changes) => {
  const conditions = open();
  await expect(conditions.set({ invoice: slow, ...changes })).rejects.toThrow(RangeError);
  expect(conditions.get()).toEqual({});
});

it('drops conditions that were damaged in the storage', async () => {
  const storage = memoryStorage();
  await storage.save('$conditions', { invoice: { latency: 'long' } });
  const conditions = open(storage);
  await conditions.ready;
  expect(conditions.get()).toEqual({});
});

it.each([
  [0, 100],
  [0.5, 200],
  [1, 300],
])('delays an answer within its range: chance %d is %d ms', async (chance, ms) => {
  const { travel, wait, answer } = await traffic({ ...slow, failureRate: 0 }, chance);
  expect((await travel('invoice', request(), answer)).status).toBe(200);
  expect(wait).toHaveBeenCalledExactlyOnceWith(ms);
});

it('fails on purpose as often as it is told, says so, and has changed nothing', async () => {
  const failing = await traffic(slow, 0.24);
  const response = await failing.travel('invoice', request(), failing.answer);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'The topic invoice fails on purpose (25 %)' });
  expect(failing.answer).not.toHaveBeenCalled();
  const fine = await traffic(slow, 0.25);
  expect((await fine.travel('invoice', request(), fine.answer)).status).toBe(200);
});

it('leaves topics alone that have no condition: no timer, no failure', async () => {
  const { travel, wait, answer } = await traffic(slow, 0);
  expect((await travel('email', request(), answer)).status).toBe(200);
  expect(wait).not.toHaveBeenCalled();
});

it('writes a call down whose answer broke', async () => {
  const { travel, log } = await traffic({ ...slow, failureRate: 0 });
  await expect(travel('invoice', request(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(log.get()).toMatchObject({ total: 1, failed: 1, requests: [{ status: 500, topic: 'invoice' }] });
});

it('gives every topic of the backend conditions of its own', async () => {
  const { control } = createHandlers(memoryStorage(), { origin: 'http://localhost:3000' });
  const topics = await control.topics();
  await control.conditions.set(Object.fromEntries(topics.map(({ name }) => [name, slow])));
  expect(Object.keys(control.conditions.get())).toHaveLength(topics.length);
});
