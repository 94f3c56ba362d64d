/** One press of Ctrl-C reaches the server twice: from the terminal, and from the process that started it. */
const SAME_PRESS_MS = 1000;

/** Calls `stop` on the first signal. A further one forces the end, unless it comes so soon that it belongs to the first. */
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
