/** The template's worker fetches in the page's place and imports the second of its two scripts; it shows nothing and has no Trusted Types. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
