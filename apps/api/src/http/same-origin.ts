import type { FastifyRequest } from 'fastify';

import { forbidden } from './errors.ts';

/** For routes that a cookie alone authorises: throws 403 unless the request comes from our own origin. A client that sends neither header is no browser. */
export function requireSameOrigin({ headers, server }: FastifyRequest): void {
  const { origin } = headers;
  if (origin !== undefined && origin !== server.env.origin) throw forbidden();
  if (headers['sec-fetch-site'] === 'cross-site') throw forbidden();
}
