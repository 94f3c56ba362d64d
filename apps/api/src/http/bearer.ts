import type { FastifyRequest } from 'fastify';

import { isToken } from './tokens.ts';

/** The bearer token of a request; undefined when there is none, or more than one Authorization header. */
export function bearerOf({ headers: { authorization }, raw }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization');
  const token = authorization && /^Bearer ([^ ]+)$/i.exec(authorization)?.[1];
  return names.length <= 1 && isToken(token) ? token : undefined;
}
