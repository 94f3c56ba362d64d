import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Sql } from '../db/sql.ts';
import { createSandbox } from './sandbox.ts';
import { createWorker } from './worker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A worker on a database without items: `claim` is called once per round, `due` is when the next item is due. */
function loop(concurrency = 64) {
  const state = { due: null as number | null };
  const claim = vi.fn(async (): Promise<{ id: string; ms?: string }[]> => []);
  const settle = vi.fn(async (): Promise<unknown> => undefined);
  const execute = async (query: { queryChunks: { value?: string[] }[] }) => {
    const text = query.queryChunks[0]?.value?.[0] ?? '';
    if (text.startsWith('with item')) await settle();
    return { rows: text.startsWith('with due') ? await claim() : [{ ms: state.due }] };
  };
  const onError = vi.fn();
  const found = vi.fn(async (): Promise<unknown[]> => []);
  const db = {
    execute,
    dialect: { sqlToQuery: (query: Parameters<typeof execute>[0]) => ({ sql: '', query }) },
    session: { prepareQuery: ({ query }: { query: Parameters<typeof execute>[0] }) => ({ execute: () => execute(query) }) },
    select: () => ({ from: () => ({ where: found }) }),
  } as unknown as Sql;
  const worker = createWorker({
    db,
    supplier: createSandbox(db, 'secret'),
    lossNotice: async () => undefined,
    sealGift: () => expect.fail('Nothing of this is a gift.'),
    now: () => sql`now()`,
    concurrency,
    onError,
  });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return claim.mock.calls.length;
  };
  return { ...worker, state, claim, found, settle, onError, pass };
}

/** Items whose promised time has come, as they are claimed and as they are read. */
const due = (...ids: string[]) => ({
  claimed: ids.map((id) => ({ id, ms: '1' })),
  rows: ids.map((id) => ({ id, status: 'queued', promisedBy: new Date(0), submittedAt: null, send: 1n, fee: 0n })),
});

it('nothing runs before the start, also when an item is announced', async () => {
  const { wake, pass } = loop();
  wake(0);
  expect([vi.getTimerCount(), await pass(60_000)]).toEqual([0, 0]);
});

it('it runs at the start, then every thirty seconds', async () => {
  const { start, pass } = loop();
  start();
  expect([await pass(0), await pass(29_999), await pass(1), await pass(30_000)]).toEqual([1, 1, 2, 3]);
});

it.each([
  [1500, 1500],
  [1, 1],
  [45_000, 30_000],
])('it runs again when the next item is due, in %d ms, at the latest after thirty seconds', async (due, ms) => {
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

it('an item that cannot be processed is reported, and does not stop the others', async () => {
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

it('it never runs twice at once: what is announced during a round is looked for in it', async () => {
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

it('M16 as many items as it may run at once are in progress, and others begin when some of them end', async () => {
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
  expect([ends.length, claim.mock.calls.length]).toEqual([10, 2]);
  for (const end of ends) end();
  expect(await round).toBeUndefined();
});

it('M16 looks for the next due item on time while others are in progress', async () => {
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
  resolve(undefined);
  await stop();
});

it('a tick waits for the one before, also when that fails', async () => {
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

it('stopping waits for the running round and begins no other; it can be started again', async () => {
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
