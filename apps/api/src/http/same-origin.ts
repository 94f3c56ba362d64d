import type { FastifyRequest } from 'fastify';

import { forbidden } from './errors.ts';

/** For routes that a cookie alone authorises: throws 403 unless the request comes from our own origin or a listed one. A client that sends neither header is no browser. */
export function requireSameOrigin({ headers, server }: FastifyRequest): void {
  const { origin } = headers;
  const { origin: own, webOrigins } = server.env;
  if (origin !== undefined && origin !== own && !webOrigins.includes(origin)) throw forbidden();
  if (headers['sec-fetch-site'] === 'cross-site') throw forbidden();
}
