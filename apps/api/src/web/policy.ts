/** The policy of the template's service worker, which fetches, and imports the second of its two scripts. Workers have no Trusted Types. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
