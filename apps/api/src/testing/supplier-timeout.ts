/** The timeout of a test's supplier, in real time. Long enough that no call reaches it: on a busy machine, calls may exceed the sandbox's two seconds. */
export const SUPPLIER_TIMEOUT_MS = 30_000;
