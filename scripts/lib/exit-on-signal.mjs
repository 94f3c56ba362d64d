import { watchLaunchers } from './launcher.mjs';

/** Exits this process, with its exit handlers, on a signal or when the npm that started it was killed. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
  watchLaunchers(() => process.exit(130));
}
