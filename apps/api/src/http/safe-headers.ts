/**
 * The strictest headers: every response has them, unless its route needs others. The policy is of responses that are no page, which have no base address and no forms
 * (OWASP REST Security Cheat Sheet): these may load nothing and must not be framed.
 */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Headers that a browser reads only from what it shows: JSON and assets go without, because a first purchase would receive 10 kB of them. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};
