import type { Condition } from '@kado/contracts/template';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../core/storage.ts';
import { createConditions } from './conditions.ts';
import { createInterceptor } from './interceptor.ts';
import { createLog } from './log.ts';

const slow: Condition = { latency: [100, 300], failureRate: 0.25 };
const request = () => new Request('http://localhost:3000/apps/invoice/invoices?page=1');

async function setup(condition: Condition, chance = 0.5) {
  const conditions = createConditions(memoryStorage(), ['invoice', 'email']);
  await conditions.set({ invoice: condition });
  const log = createLog(() => new Date());
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const run = vi.fn<() => Promise<Response>>(async () => Response.json({ fine: true }));
  return { log, wait, run, intercept: createInterceptor({ conditions, log, wait, chance: () => chance }) };
}

it.each([
  [0, 100],
  [0.5, 200],
  [1, 300],
])('delays a call within its range: chance %d is %d ms', async (chance, ms) => {
  const { intercept, wait, run } = await setup({ ...slow, failureRate: 0 }, chance);
  expect((await intercept('invoice', request(), run))?.status).toBe(200);
  expect(wait).toHaveBeenCalledExactlyOnceWith(ms);
});

it('fails on purpose at the failure rate, and then does not run the call', async () => {
  const failing = await setup(slow, 0.24);
  const response = await failing.intercept('invoice', request(), failing.run);
  expect(response?.status).toBe(500);
  expect(await response?.json()).toEqual({ message: '' });
  expect(failing.run).not.toHaveBeenCalled();
  const fine = await setup(slow, 0.25);
  expect((await fine.intercept('invoice', request(), fine.run))?.status).toBe(200);
});

it('neither delays nor fails a topic without a condition', async () => {
  const { intercept, wait, run } = await setup(slow, 0);
  expect((await intercept('email', request(), run))?.status).toBe(200);
  expect(wait).not.toHaveBeenCalled();
});

it('logs a call that throws', async () => {
  const { intercept, log } = await setup({ ...slow, failureRate: 0 });
  await expect(intercept('invoice', request(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(log.get()).toMatchObject({ total: 1, failed: 1, requests: [{ status: 500, topic: 'invoice' }] });
});
