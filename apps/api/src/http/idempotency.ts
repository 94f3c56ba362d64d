import type { IncomingHttpHeaders } from 'node:http';

import { IDEMPOTENCY_KEY } from '@kado/contracts';

import { HttpError } from './errors.ts';

/** The idempotency key, with which a request can be retried without being executed twice; throws 400 if it is missing. */
export function keyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string {
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new HttpError(400, 'IDEMPOTENCY_KEY_MISSING');
}
