import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { type Allowance, returnAllowance, takeAllowance, userSubject } from '../limits/repository.ts';
import { MAX_ATTEMPTS } from './codes.ts';

/** New contacts that a user may ask for in 15 minutes, whatever their addresses. */
export const MAX_CONTACT_CHANGES = 5;

/** As many tries as the messages have that an address prefix, or a signed-in user, may request. */
function allowanceOf({ env }: FastifyInstance, { user, ip }: FastifyRequest): Allowance {
  const { registrations, recoveries } = env.prefixLimits;
  return user
    ? { subject: userSubject(user.id), kind: 'wrong-codes', max: MAX_CONTACT_CHANGES * MAX_ATTEMPTS }
    : { subject: prefixOf(ip), kind: 'wrong-codes', max: (registrations + recoveries) * MAX_ATTEMPTS };
}

/**
 * Limits wrong codes, at challenges that exist and at invented ones alike, because those are counted, too; throws 429. It is refused before anything is looked up, so
 * the refusal tells nothing.
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
