import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { type Allowance, returnAllowance, takeAllowance, userSubject } from '../limits/repository.ts';
import { MAX_ATTEMPTS } from './codes.ts';

/** How many contact changes a user may request in 15 minutes, for any addresses. */
export const MAX_CONTACT_CHANGES = 5;

/** Allows as many wrong codes as the codes that an address prefix or a user may request have attempts together. */
function allowanceOf({ env }: FastifyInstance, { user, ip }: FastifyRequest): Allowance {
  const { registrations, recoveries } = env.prefixLimits;
  return user
    ? { subject: userSubject(user.id), kind: 'wrong-codes', max: MAX_CONTACT_CHANGES * MAX_ATTEMPTS }
    : { subject: prefixOf(ip), kind: 'wrong-codes', max: (registrations + recoveries) * MAX_ATTEMPTS };
}

/**
 * Limits wrong codes, also those for challenges that do not exist; throws 429. Checked before any query, so that the refusal does not reveal whether the
 * challenge exists.
 */
export async function limitWrongCodes<Result>(
  app: FastifyInstance,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db, clock } = app;
  const allowance = allowanceOf(app, request);
  await takeAllowance(db, allowance, clock.now());
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof HttpError && error.code === 'CODE_INVALID';
    throw error;
  } finally {
    if (!isWrong) await returnAllowance(db, allowance);
  }
}
