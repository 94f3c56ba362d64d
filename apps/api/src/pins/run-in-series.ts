const last = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after the other, so that concurrent attempts in this process do not use up each other's tries. */
export async function runInSeries<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = last.get(key) ?? Promise.resolve();
  const current = previous.then(work, work);
  last.set(key, current);
  try {
    return await current;
  } finally {
    if (last.get(key) === current) last.delete(key);
  }
}
