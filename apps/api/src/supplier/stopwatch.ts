/**
 * Starts measuring; the returned function returns the milliseconds since then. A process may be paused at any point: the monotonic clock includes such a pause,
 * and the wall clock also includes the time in which the machine slept.
 */
export function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}
