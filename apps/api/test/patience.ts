/** The timeout of a test's supplier, in real time: no call of a test may run into it. */
export const PATIENCE_MS = 30_000;
