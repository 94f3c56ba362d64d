import type { FastifyRequest } from 'fastify';

import { forbidden } from './errors.ts';

/** For routes that only a cookie authorises: throws 403 for a request from an origin that is neither ours nor listed. A client without both headers is not a browser. */
export function requireSameOrigin({ headers, server }: FastifyRequest): void {
  const { origin } = headers;
  const { origin: own, webOrigins } = server.env;
  if (origin !== undefined && origin !== own && !webOrigins.includes(origin)) throw forbidden();
  if (headers['sec-fetch-site'] === 'cross-site') throw forbidden();
}
