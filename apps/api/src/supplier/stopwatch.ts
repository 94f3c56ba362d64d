/**
 * Starts measuring; the returned function tells the milliseconds since then. A process may be stopped for any time between two lines: its
 * steady clock notices that, and the wall clock notices when the machine slept.
 */
export function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}
