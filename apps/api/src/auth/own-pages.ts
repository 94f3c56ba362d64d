import type { FastifyRequest } from 'fastify';

import { forbidden } from '../http/errors.ts';

/** Calls that a cookie alone opens answer our own pages only. Who sends neither header is no browser, and has no cookie of anybody. */
export function refuseOtherPages({ headers, server }: FastifyRequest): void {
  const { origin } = headers;
  if (origin !== undefined && origin !== server.env.origin) throw forbidden();
  if (headers['sec-fetch-site'] === 'cross-site') throw forbidden();
}
