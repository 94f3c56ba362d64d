import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

it('the policy allows inline code only with the nonce, no eval, and enforces Trusted Types', () => {
  expect(pagePolicy('abc').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-abc'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]);
});

it('the page may connect only to its own origin and to an API on another origin', () => {
  expect(pagePolicy('abc', 'https://api.kado.example')).toBe(
    pagePolicy('abc').replace("connect-src 'self'", "connect-src 'self' https://api.kado.example"),
  );
});
