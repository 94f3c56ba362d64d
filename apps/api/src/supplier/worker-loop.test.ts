import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loop } from '../../test/worker-loop.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('nothing runs before the start, also if an item is announced', async () => {
  const { wake, pass } = loop();
  wake(0);
  expect([vi.getTimerCount(), await pass(60_000)]).toEqual([0, 0]);
});

it('runs at the start, then every thirty seconds', async () => {
  const { start, pass } = loop();
  start();
  expect([await pass(0), await pass(29_999), await pass(1), await pass(30_000)]).toEqual([1, 1, 2, 3]);
});

it.each([
  [1500, 1500],
  [1, 1],
  [45_000, 30_000],
])('runs again when the next item is due, in %d ms, at the latest after thirty seconds', async (due, ms) => {
  const { start, pass, state } = loop();
  state.due = due;
  start();
  await vi.advanceTimersToNextTimerAsync();
  state.due = null;
  expect([await pass(ms - 1), await pass(1)]).toEqual([1, 2]);
});

it('an announced item wakes it earlier, never later', async () => {
  const { start, wake, pass } = loop();
  start();
  await pass(0);
  wake(20_000);
  wake(500);
  wake(700);
  expect(vi.getTimerCount()).toBe(1);
  expect([await pass(499), await pass(1), await pass(29_999), await pass(1)]).toEqual([1, 2, 2, 3]);
  wake(-1);
  expect(await pass(0)).toBe(4);
});

it('after a failure it reports the cause and tries again in a second', async () => {
  const { start, pass, claim, onError } = loop();
  const cause = new Error('no database');
  claim.mockRejectedValueOnce(cause);
  start();
  expect([await pass(0), await pass(999), await pass(1)]).toEqual([1, 1, 2]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(cause);
});

it('never runs twice at once: items that are announced during a round are found in it', async () => {
  const { start, pass, claim, wake } = loop();
  const { promise, resolve } = Promise.withResolvers<{ id: string }[]>();
  claim.mockReturnValueOnce(promise);
  start();
  await pass(0);
  wake(10);
  expect([await pass(10), await pass(999)]).toEqual([1, 1]);
  resolve([]);
  expect([await pass(0), await pass(29_000)]).toEqual([2, 2]);
});

it('a tick waits for the previous one, also if that fails', async () => {
  const { tick, claim, pass } = loop();
  const { promise, reject } = Promise.withResolvers<{ id: string }[]>();
  claim.mockReturnValueOnce(promise);
  const first = tick();
  await pass(0);
  const second = tick();
  await pass(0);
  expect(claim).toHaveBeenCalledTimes(1);
  reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBeUndefined();
  expect(claim).toHaveBeenCalledTimes(2);
});

it('stopping waits for the running round and starts no other; it can be started again', async () => {
  const { start, stop, pass, claim } = loop();
  const { promise, resolve } = Promise.withResolvers<{ id: string }[]>();
  claim.mockReturnValueOnce(promise);
  start();
  await pass(0);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await pass(0);
  expect(stopped).toBe(false);
  resolve([{ id: 'a' }]);
  await stopping;
  expect([vi.getTimerCount(), await pass(60_000)]).toEqual([0, 1]);
  start();
  expect(await pass(0)).toBe(2);
  await stop();
  expect([vi.getTimerCount(), await pass(60_000)]).toEqual([0, 2]);
});
