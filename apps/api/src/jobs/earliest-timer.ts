export type EarliestTimer = { within: (ms: number) => void; stop: () => void };

/** A timer that a new call can only move to an earlier time, so that frequent calls do not postpone it forever. */
export function earliestTimer(run: () => void): EarliestTimer {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  const stop = (): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  };
  const within = (ms: number): void => {
    const wait = Math.max(0, ms);
    if (Date.now() + wait >= due) return;
    clearTimeout(timer);
    due = Date.now() + wait;
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY;
      run();
    }, wait);
  };
  return { within, stop };
}
