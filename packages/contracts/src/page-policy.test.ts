import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

it('the policy allows nothing inline but the nonce, evaluates nothing and enforces Trusted Types', () => {
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

it('an API on another origin is the only other place that the page may connect to', () => {
  expect(pagePolicy('abc', 'https://api.kado.example')).toBe(
    pagePolicy('abc').replace("connect-src 'self'", "connect-src 'self' https://api.kado.example"),
  );
});
