/** The timeout of a test's supplier, in real time: no call of a test may run into it, as it may into the sandbox's two seconds on a busy machine. */
export const PATIENCE_MS = 30_000;
