import type { FastifyInstance } from 'fastify';

import { takeAllowance, userSubject } from './repository.ts';

/** Retention forgets an allowance after a day, so none lasts longer. */
const DAY_SECONDS = 86_400;
/** How often a signed-in person may add rows or upload in a day: nobody needs so many, and they do not fill the disk. */
const MAX_PER_DAY = {
  quotes: 2000,
  deposits: 500,
  'plan-changes': 500,
  'profile-changes': 1000,
  reveals: 500,
  uploads: 200,
  /** A tab that practises needs one in ten minutes, and one at each reload. */
  'practice-tokens': 2000,
};

/** Takes one of a person's allowance for a day; throws 429 when none is left. */
export const limitPerson = (
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  userId: string,
  kind: keyof typeof MAX_PER_DAY,
): Promise<void> =>
  takeAllowance(db, { subject: userSubject(userId), kind, max: MAX_PER_DAY[kind], seconds: DAY_SECONDS }, clock.now());
