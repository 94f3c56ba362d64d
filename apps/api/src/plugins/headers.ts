import type { FastifyInstance } from 'fastify';

import { malformed, unavailable } from '../http/errors.ts';
import { PAGE_HEADERS, SAFE_HEADERS } from '../http/safe-headers.ts';

/** Adds the request id and the strictest headers to every response; a route may override them. While the server stops, new requests are refused. */
export function headers(app: FastifyInstance): void {
  const secure = app.env.origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
  const all = { ...SAFE_HEADERS, ...PAGE_HEADERS, ...secure };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // By default, Node responds 417 to an unknown Expect header. A server may ignore it (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(all).header('x-request-id', request.id);
    if (closing) throw unavailable();
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw malformed();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    for (const name of Object.keys(PAGE_HEADERS)) reply.removeHeader(name);
  });
}
