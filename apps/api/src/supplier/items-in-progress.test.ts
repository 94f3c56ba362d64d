import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { due, dueItems, loop } from '../../test/worker-loop.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('an item that cannot be processed is reported, and does not delay the others', async () => {
  const { tick, claim, found, settle, onError } = loop();
  const cause = new Error('no such item');
  const { claimed, rows } = due('a', 'b');
  claim.mockResolvedValueOnce(claimed);
  found.mockResolvedValueOnce(rows);
  settle.mockRejectedValueOnce(cause);
  expect(await tick()).toBeUndefined();
  expect(onError).toHaveBeenCalledExactlyOnceWith(cause);
  expect(settle).toHaveBeenCalledTimes(2);
  expect(claim).toHaveBeenCalledTimes(2);
});

it('M16 as many items as allowed are in progress, and others start when some are finished', async () => {
  const { tick, claim, found, settle, pass } = loop(8);
  const ends: (() => void)[] = [];
  settle.mockImplementation(() => new Promise<undefined>((resolve) => void ends.push(() => resolve(undefined))));
  const [first, second] = [due('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), due('i', 'j')];
  claim.mockResolvedValueOnce(first.claimed).mockResolvedValueOnce(second.claimed);
  found.mockResolvedValueOnce(first.rows).mockResolvedValueOnce(second.rows);
  const round = tick();
  await pass(0);
  expect([ends.length, claim.mock.calls.length]).toEqual([8, 1]);
  ends[0]?.();
  await pass(0);
  expect(claim).toHaveBeenCalledTimes(1);
  ends[5]?.();
  await pass(0);
  expect([ends.length, claim.mock.calls]).toEqual([10, [[8], [2]]]);
  let ended = false;
  void round.then(() => (ended = true));
  for (const end of ends.slice(1)) end();
  await pass(0);
  expect(ended).toBe(true);
});

it('a round ends with its last item', async () => {
  const { tick, claim, found, settle, pass } = loop();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { claimed, rows } = due('a');
  claim.mockResolvedValueOnce(claimed);
  found.mockResolvedValueOnce(rows);
  settle.mockReturnValueOnce(promise);
  let ended = false;
  const round = tick().then(() => (ended = true));
  await pass(0);
  expect(ended).toBe(false);
  resolve(undefined);
  expect(await round).toBe(true);
});

it.each([
  ['that is checked once more in a minute wakes it then', new Date(0), [1, 2]],
  ['that is settled for good does not', null, [1, 1]],
])('while another item is in progress, one %s', async (_, submittedAt, claims) => {
  const { start, stop, claim, found, settle, pass } = loop(8, 600_000);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const [slow, quick] = [due('a'), dueItems(submittedAt, 'b')];
  claim.mockResolvedValueOnce([...slow.claimed, ...quick.claimed]);
  found.mockResolvedValueOnce([...slow.rows, ...quick.rows]);
  settle.mockReturnValueOnce(promise);
  start();
  expect([await pass(59_999), await pass(1)]).toEqual(claims);
  resolve(undefined);
  await stop();
});

it('after a failure it claims due items again while others are in progress', async () => {
  const { start, stop, claim, found, settle, pass, state } = loop(8);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { claimed, rows } = due('a');
  claim.mockResolvedValueOnce(claimed).mockRejectedValueOnce(new Error('no database'));
  found.mockResolvedValueOnce(rows);
  settle.mockReturnValueOnce(promise);
  state.due = 500;
  start();
  expect([await pass(0), await pass(500), await pass(1000)]).toEqual([1, 2, 3]);
  resolve(undefined);
  await stop();
});

it('M16 claims the next due item on time while others are in progress', async () => {
  const { start, stop, claim, found, settle, pass, state } = loop(8);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  settle.mockReturnValue(promise);
  const first = due('a');
  claim.mockResolvedValueOnce(first.claimed);
  found.mockResolvedValueOnce(first.rows);
  state.due = 700;
  start();
  expect([await pass(0), await pass(699)]).toEqual([1, 1]);
  state.due = null;
  expect([await pass(1), await pass(29_999), await pass(1)]).toEqual([2, 2, 3]);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await pass(0);
  expect(stopped, 'an item is still in progress').toBe(false);
  resolve(undefined);
  await stopping;
});

it('stopping waits for every item in progress, and starts no other', async () => {
  const { start, stop, claim, found, settle, pass } = loop(2);
  const ends: (() => void)[] = [];
  settle.mockImplementation(() => new Promise<undefined>((resolve) => void ends.push(() => resolve(undefined))));
  const { claimed, rows } = due('a', 'b');
  claim.mockResolvedValueOnce(claimed);
  found.mockResolvedValueOnce(rows);
  start();
  await pass(0);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  ends[0]?.();
  await pass(0);
  expect(stopped).toBe(false);
  ends[1]?.();
  await stopping;
  expect(claim).toHaveBeenCalledTimes(1);
});
