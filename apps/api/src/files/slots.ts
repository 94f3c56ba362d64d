import { rateLimited, unavailable } from '../http/errors.ts';

/** How many uploads may be read at once in this process: each takes up to 5 MiB of memory. */
const MAX_READING = 40;
/** Few users cannot occupy all slots with slow bodies. A page uploads its files one after the other, so this limit does not affect it. */
const MAX_OF_PERSON = 2;

const reading = new Map<string, number>();
const total = (): number => [...reading.values()].reduce((sum, each) => sum + each, 0);

/** Runs work that keeps an upload in memory. Throws 429 when this user already has too many such uploads, and 503 when this process has. */
export async function withSlot<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const own = reading.get(userId) ?? 0;
  if (own >= MAX_OF_PERSON) throw rateLimited(1);
  if (total() >= MAX_READING) throw unavailable(2);
  reading.set(userId, own + 1);
  try {
    return await work();
  } finally {
    const left = (reading.get(userId) ?? 1) - 1;
    if (left > 0) reading.set(userId, left);
    else reading.delete(userId);
  }
}
