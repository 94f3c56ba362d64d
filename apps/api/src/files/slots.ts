import { rateLimited, unavailable } from '../http/errors.ts';

/** Each upload that is being read has up to 5 MiB in memory. */
const MAX_READING = 40;
/** A page uploads one file after another; few people cannot take all slots with slow bodies. */
const MAX_OF_PERSON = 2;

const reading = new Map<string, number>();
const total = (): number => [...reading.values()].reduce((sum, each) => sum + each, 0);

/** Does work that keeps an upload in memory, unless too many do so at once: throws 429 for this person, and 503 for this process. */
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
