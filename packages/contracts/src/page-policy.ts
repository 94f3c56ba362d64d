/**
 * The Content-Security-Policy of pages, on the server and the dev server, for both variants: only own files and nonces, no inline scripts, no eval, enforced Trusted
 * Types. `apiOrigin` allows requests to an API on another origin.
 */
export const pagePolicy = (nonce: string, apiOrigin = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
