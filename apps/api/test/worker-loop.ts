import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';

import type { Db } from '../src/db/types.ts';
import { createSandbox } from '../src/supplier/sandbox.ts';
import { createWorker } from '../src/supplier/worker.ts';

type Chunk = { value?: string[] } | number;

/** A worker on a database without items: `claim` is called with the limit of each claim, `due` is the time until the next item is due. */
export function loop(concurrency = 64, pollMs?: number) {
  const state = { due: null as number | null };
  const claim = vi.fn(async (_limit: unknown): Promise<{ id: string; ms?: string }[]> => []);
  const settle = vi.fn(async (): Promise<unknown> => undefined);
  const execute = async ({ queryChunks: [first, ...chunks] }: { queryChunks: Chunk[] }) => {
    const text = (typeof first === 'object' ? first.value?.[0] : undefined) ?? '';
    if (text.startsWith('with item')) await settle();
    const limit = chunks.find((chunk) => typeof chunk === 'number');
    return { rows: text.startsWith('with due') ? await claim(limit) : [{ ms: state.due }] };
  };
  const onError = vi.fn<(cause: unknown) => void>();
  const found = vi.fn(async (): Promise<unknown[]> => []);
  const db = {
    execute,
    dialect: { sqlToQuery: (query: Parameters<typeof execute>[0]) => ({ sql: '', query }) },
    session: { prepareQuery: ({ query }: { query: Parameters<typeof execute>[0] }) => ({ execute: () => execute(query) }) },
    select: () => ({ from: () => ({ where: found }) }),
  } as unknown as Db;
  const worker = createWorker({
    db,
    supplier: createSandbox(db, 'secret'),
    lossNotice: async () => undefined,
    encryptGift: () => expect.fail('Nothing of this is a gift.'),
    now: () => sql`now()`,
    concurrency,
    ...(pollMs !== undefined && { pollMs }),
    onError,
  });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return claim.mock.calls.length;
  };
  return { ...worker, state, claim, found, settle, onError, pass };
}

/** Items after their promised time, in the forms in which they are claimed and read. Submitted items are looked up once more after a minute. */
export const dueItems = (submittedAt: Date | null, ...ids: string[]) => ({
  claimed: ids.map((id) => ({ id, ms: '1' })),
  rows: ids.map((id) => ({ id, status: 'queued', promisedBy: new Date(0), submittedAt, send: 1n, fee: 0n })),
});
export const due = (...ids: string[]) => dueItems(null, ...ids);
