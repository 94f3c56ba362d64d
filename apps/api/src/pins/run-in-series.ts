import { unavailable } from '../http/errors.ts';

type Series = { last: Promise<unknown>; count: number };
const open = new Map<string, Series>();

/**
 * Runs work with the same key one after the other, so that concurrent attempts in this process do not use up each other's tries. Throws 503
 * when `max` are already running or waiting.
 */
export async function runInSeries<Result>(
  key: string,
  work: () => Promise<Result>,
  max = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const series = open.get(key) ?? { last: Promise.resolve(), count: 0 };
  if (series.count >= max) throw unavailable(2);
  const current = series.last.then(work, work);
  series.last = current;
  series.count += 1;
  open.set(key, series);
  try {
    return await current;
  } finally {
    series.count -= 1;
    if (series.count === 0) open.delete(key);
  }
}
