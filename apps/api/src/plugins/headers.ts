import type { FastifyInstance } from 'fastify';

import { malformed, unavailable } from '../http/errors.ts';

/** The policy of every response that is not a page: it may load nothing and must not be framed. */
export const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PLAIN_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-store',
};

/** Every response has its request's id and the strictest headers, which a route may override. A stopping server refuses new requests. */
export function headers(app: FastifyInstance): void {
  const secure = app.env.origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
  const all = { ...SAFE_HEADERS, ...secure };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // Node would answer 417 by itself. An expectation may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(all).header('x-request-id', request.id);
    if (closing) throw unavailable();
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw malformed();
  });
}
