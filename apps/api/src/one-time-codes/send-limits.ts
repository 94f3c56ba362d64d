import { and, desc, eq, gt, sql } from 'drizzle-orm';

import { after, secondsUntil } from '../clock.ts';
import { codeSends } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { rateLimited } from '../http/errors.ts';
import { newId } from '../db/ids.ts';

const HOUR = 3600;
const LIMITS = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: 24 * HOUR },
] as const;

/**
 * Counts one more code for a recipient, whether or not it has an account; throws 429 above the limit.
 * Concurrent requests for one recipient wait for each other, so that a hundred at once get no more than five.
 */
export async function countSend(tx: Db, recipientKey: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipientKey}, 7236))`);
  const sends = await tx
    .select({ at: codeSends.at })
    .from(codeSends)
    .where(and(eq(codeSends.recipientKey, recipientKey), gt(codeSends.at, after(now, -24 * HOUR))))
    .orderBy(desc(codeSends.at))
    .limit(10);
  for (const { max, seconds } of LIMITS) {
    const first = sends[max - 1]?.at;
    if (first && first > after(now, -seconds)) throw rateLimited(secondsUntil(now, after(first, seconds)));
  }
  await tx.insert(codeSends).values({ id: newId(), recipientKey, at: now });
}
