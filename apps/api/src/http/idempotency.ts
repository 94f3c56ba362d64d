import type { IncomingHttpHeaders } from 'node:http';

import { IDEMPOTENCY_KEY } from '@kado/contracts';

import { HttpError } from './errors.ts';

/** The key of a request that can be repeated without being carried out twice; throws 400. */
export function keyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string {
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new HttpError(400, 'IDEMPOTENCY_KEY_MISSING');
}
