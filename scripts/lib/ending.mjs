import { watchLaunchers } from './launcher.mjs';

/** Ends this process in order (its exit handlers run) when it is told to, or when the npm above it was killed. */
export function endInOrder() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
  watchLaunchers(() => process.exit(130));
}
