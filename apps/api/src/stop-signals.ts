/** One press of Ctrl-C sends two signals to the server: one from the terminal, and one from its parent process. */
const SAME_PRESS_MS = 1000;

/** Calls `stop` on the first signal. A later one ends the process at once, unless it arrives so soon that it is from the same key press. */
export function onStopSignals(stop: () => void): void {
  let stoppedAt: number | undefined;
  const onSignal = (): void => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      stop();
    } else if (performance.now() - stoppedAt >= SAME_PRESS_MS) process.exit(1);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
}

export const STOP_SIGNALS: ('SIGINT' | 'SIGTERM' | 'SIGHUP')[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
