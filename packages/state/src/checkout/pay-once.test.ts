import { ApiError } from '@kado/api-client';
import { afterEach, expect, it, vi } from 'vitest';

import { safeStorage } from '../storage/safe-storage.ts';
import { fakeBrowser } from '../test/browser.ts';
import { fakeApi, offline, order, refused } from '../test/fixtures.ts';
import { payOnce, type CheckoutContext, type Payment } from './pay.ts';
import { writePending } from './pending.ts';

afterEach(() => void vi.useRealTimers());

const signal = new AbortController().signal;
const pending = { quoteId: 'q1', key: 'k'.repeat(16) };
const buying: Payment = { quoteId: 'q2', itemIds: ['a'], pin: '274913' };

/** A checkout whose requests get this answer; `stored` is a checkout whose response was lost, `orders` are the newest orders. */
function checkoutOf(answer: (body: { quoteId: string }) => Promise<unknown>, stored?: typeof pending, orders: unknown[] = []) {
  const { storage } = fakeBrowser().open();
  const context: CheckoutContext = {
    storage: safeStorage(storage),
    locks: { request: vi.fn((_, work) => work()) as CheckoutContext['locks']['request'] },
    otherTabPending: undefined,
  };
  storage.setItem('cart', JSON.stringify([{ id: 'a' }]));
  if (stored) writePending(context.storage, stored);
  const pay = vi.fn(answer);
  const api = fakeApi({
    checkout: { pay: pay as never },
    orders: { one: (async (id: string) => ({ data: order(id) })) as never, list: (async () => ({ data: orders })) as never },
  });
  return { context, api, pay, storage, run: (payment: Payment) => payOnce(api, context, payment, signal) };
}

it.each([400, 402, 404, 409, 422, 423])('a %d on resuming proves that nothing was bought', async (status) => {
  const { run, storage, context } = checkoutOf(() => Promise.reject(refused(status, 'X')), pending);
  await expect(run({ resume: true })).rejects.toMatchObject({ code: 'ABORTED', status: 0, message: 'Nothing to resume' });
  expect([storage.getItem('checkout'), context.otherTabPending]).toEqual([null, undefined]);
});

it('M2 a 403 on resuming proves that nothing was bought only when the server can no longer be processing the first request', async () => {
  vi.useFakeTimers();
  const { run, pay, storage } = checkoutOf(() => Promise.reject(refused(403, 'GRANT_INVALID')), pending);
  const result = run({ resume: true }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(44_999);
  expect([pay.mock.calls.length, JSON.parse(storage.getItem('checkout') ?? '')]).toEqual([8, pending]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await result, pay.mock.calls.length, storage.getItem('checkout')]).toEqual(['Nothing to resume', 9, null]);
});

it('M2 a checkout that the server finishes after a reload is not paid again: resuming returns its order', async () => {
  vi.useFakeTimers();
  let isBought = false;
  const { run, storage } = checkoutOf(async ({ quoteId }) => {
    if (isBought && quoteId === 'q1') return { data: order('order of q1') };
    throw refused(403, 'GRANT_INVALID');
  }, pending);
  const resumed = run({ resume: true });
  const paid = run(buying);
  await vi.advanceTimersByTimeAsync(5000);
  isBought = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect([(await resumed).data.id, (await paid).data.id]).toEqual(['order of q1', 'order of q1']);
  expect(storage.getItem('checkout')).toBeNull();
});

it('M2 the wait for a lost request ends 45 s after it was sent, however often it is resumed', async () => {
  vi.useFakeTimers();
  const answers = [offline()];
  const { run } = checkoutOf(() => Promise.reject(answers.shift() ?? refused(403, 'GRANT_INVALID')));
  await expect(run(buying)).rejects.toMatchObject({ code: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(44_000);
  const over = vi.fn();
  run({ resume: true }).catch(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('a new quote gets a new key when the earlier checkout bought nothing', async () => {
  const { run, pay } = checkoutOf(async ({ quoteId }) => {
    if (quoteId === pending.quoteId) throw refused(404, 'NOT_FOUND');
    return { data: order(`order of ${quoteId}`) };
  }, pending);
  expect((await run(buying)).data.id).toBe('order of q2');
  const [, paid] = pay.mock.calls.map(([body]) => body as typeof pending);
  expect(paid).toEqual({ quoteId: 'q2', pin: '274913', key: expect.stringMatching(/^[\w-]{16,128}$/) as string });
  expect(paid?.key).not.toBe(pending.key);
});

it('after a sign-out, resuming stops at its next request', async () => {
  vi.useFakeTimers();
  const cancel = new AbortController();
  const { context, api, storage } = checkoutOf(() => {
    throw cancel.signal.aborted ? new ApiError('Cancelled', 0, 'ABORTED') : refused(403, 'GRANT_INVALID');
  }, pending);
  const resumed = payOnce(api, context, { resume: true }, cancel.signal).catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(1500);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(2000);
  expect([await resumed, vi.getTimerCount(), JSON.parse(storage.getItem('checkout') ?? '')]).toEqual(['ABORTED', 0, pending]);
});

it.each([402, 403, 423])(
  'M2 a %d keeps the key of a retry: the server may still be processing the first request',
  async (status) => {
    const { run, storage } = checkoutOf(() => Promise.reject(refused(status, 'X')), pending);
    await expect(run({ quoteId: 'q1', itemIds: ['a'], pin: '274913' })).rejects.toMatchObject({ status });
    expect(JSON.parse(storage.getItem('checkout') ?? '')).toEqual(pending);
  },
);

it.each([404, 409])('a %d drops the key of a retry, because the quote can no longer be paid', async (status) => {
  const { run, storage } = checkoutOf(() => Promise.reject(refused(status, 'X')), pending);
  await expect(run({ quoteId: 'q1', itemIds: ['a'], pin: '274913' })).rejects.toMatchObject({ status });
  expect(storage.getItem('checkout')).toBeNull();
});

it.each([0, 401, 408, 429, 500, 502, 503])('a %d on resuming proves nothing, so the checkout stays pending', async (status) => {
  const error = status === 0 ? offline() : refused(status, 'X');
  const { run, storage } = checkoutOf(() => Promise.reject(error), pending);
  await expect(run({ resume: true })).rejects.toBe(error);
  expect(JSON.parse(storage.getItem('checkout') ?? '')).toEqual(pending);
});

it.each([401, 500, 503])('a %d about an earlier checkout stops a new one', async (status) => {
  const { run, pay, storage } = checkoutOf(() => Promise.reject(refused(status, 'X')), pending);
  await expect(run(buying)).rejects.toMatchObject({ status });
  expect(pay).toHaveBeenCalledTimes(1);
  expect(JSON.parse(storage.getItem('checkout') ?? '')).toEqual(pending);
});

it.each([500, 503])('a %d keeps the key of a new checkout', async (status) => {
  const { run, storage } = checkoutOf(() => Promise.reject(refused(status, 'X')));
  await expect(run(buying)).rejects.toMatchObject({ status });
  expect(JSON.parse(storage.getItem('checkout') ?? '')).toMatchObject({ quoteId: 'q2' });
});

it.each([400, 401, 402, 403, 404, 409, 422, 423, 429])('a %d drops the key of a new checkout', async (status) => {
  const { run, storage } = checkoutOf(() => Promise.reject(refused(status, 'X')));
  await expect(run(buying)).rejects.toMatchObject({ status });
  expect(storage.getItem('checkout')).toBeNull();
});

it('a used quote resolves to its order; no other refusal does', async () => {
  const used = checkoutOf(() => Promise.reject(refused(409, 'QUOTE_USED', { orderId: 'o1' })));
  expect((await used.run(buying)).data.id).toBe('o1');
  for (const error of [refused(409, 'STATE_CONFLICT', { orderId: 'o1' }), refused(409, 'QUOTE_USED'), new Error('boom')])
    await expect(checkoutOf(() => Promise.reject(error)).run(buying)).rejects.toBe(error);
});

it('a checkout that another tab was paying when this tab began to wait is not paid again', async () => {
  const { run, context, storage, pay } = checkoutOf(async ({ quoteId }) => ({ data: order(`order of ${quoteId}`) }), pending);
  context.locks.request = async (name, work) => {
    expect(name).toBe('kado-checkout');
    storage.removeItem('checkout');
    return work();
  };
  expect((await run(buying)).data.id).toBe('order of q1');
  expect(pay.mock.calls[0]?.[0]).toEqual({ ...pending, grant: 'resume' });
  expect(context.otherTabPending).toBeUndefined();
  expect((await run(buying)).data.id).toBe('order of q2');
});

it('C6 if another quote has used the key, finds the order with this item among the newest orders', async () => {
  const itemId = '0190a000-0000-7000-8000-00000000000c';
  const newest = [order('o9', ['other', 'another']), order('o8', ['other', itemId]), order('o7', [itemId])];
  const { run, storage } = checkoutOf(() => Promise.reject(refused(422, 'IDEMPOTENCY_KEY_REUSED')), undefined, newest);
  storage.setItem('cart', JSON.stringify([{ id: itemId }]));
  expect(await run({ ...buying, itemIds: [itemId] })).toMatchObject({ data: { id: 'o8' }, earlier: true });
});

it('a quote without items of the cart is paid with a random key', async () => {
  const { run, pay } = checkoutOf(async ({ quoteId }) => ({ data: order(`order of ${quoteId}`) }));
  expect(await run({ quoteId: 'q2', pin: '274913' })).toEqual({ data: order('order of q2') });
  const key = expect.stringMatching(/^[\w-]{16,128}$/) as string;
  expect(pay.mock.calls).toEqual([[{ quoteId: 'q2', pin: '274913', key }, signal]]);
});

it.each([[[null]], [null], ['damaged'], [[{ id: 'b' }]]])(
  'C6 a stored cart of %j does not match the paid items, so nothing is paid',
  async (cart) => {
    const { run, storage } = checkoutOf(() => Promise.reject(refused(404, 'NOT_FOUND')));
    storage.setItem('cart', JSON.stringify(cart));
    await expect(run(buying)).rejects.toMatchObject({ code: 'CART_CHANGED', message: 'The cart was changed in another tab' });
  },
);

it('M2 the wait for a lost request starts again if another quote has the same key', async () => {
  vi.useFakeTimers();
  const { run, context } = checkoutOf(() => Promise.reject(refused(403, 'GRANT_INVALID')), pending);
  context.known = { ...pending, quoteId: 'q0', since: performance.now() };
  await vi.advanceTimersByTimeAsync(44_000);
  const over = vi.fn();
  run({ resume: true }).catch(over);
  await vi.advanceTimersByTimeAsync(44_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});
