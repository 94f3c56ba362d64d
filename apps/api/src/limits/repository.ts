import { and, eq, sql } from 'drizzle-orm';

import { after, secondsUntil } from '../clock.ts';
import { allowances } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { rateLimited } from '../http/errors.ts';

/** The default period of an allowance, in seconds. All of it is available again this long after its first use. */
const WINDOW_SECONDS = 900;

/** `subject`: the address prefix, or `userSubject` of a user. `kind`: the limited action. */
type Counter = { subject: string; kind: string };
export type Allowance = Counter & { max: number; seconds?: number };

export const userSubject = (userId: string): string => `user ${userId}`;

const isCounter = ({ subject, kind }: Counter) => and(eq(allowances.subject, subject), eq(allowances.kind, kind));

/** Uses one unit of an allowance; returns the seconds to wait when none is left. A flood is refused by a read alone, without a write. */
async function take(db: Db, allowance: Allowance, now: Date): Promise<number> {
  const { subject, kind, max, seconds = WINDOW_SECONDS } = allowance;
  const past = after(now, -seconds);
  const [found] = await db.select().from(allowances).where(isCounter(allowance));
  if (found && found.since > past && found.used >= max) return secondsUntil(now, after(found.since, seconds));
  const isOver = sql`${allowances.since} <= ${past.toISOString()}::timestamptz`;
  const taken = await db
    .insert(allowances)
    .values({ subject, kind, since: now, used: 1 })
    .onConflictDoUpdate({
      target: [allowances.subject, allowances.kind],
      set: {
        since: sql`case when ${isOver} then excluded.since else ${allowances.since} end`,
        used: sql`case when ${isOver} then 1 else ${allowances.used} + 1 end`,
      },
      // Another request may have used the last unit after the read.
      setWhere: sql`${isOver} or ${allowances.used} < ${max}`,
    })
    .returning({ used: allowances.used });
  return taken.length > 0 ? 0 : secondsUntil(now, after(found?.since ?? now, seconds));
}

/** Uses one unit of an allowance; false when none is left. */
export const takeIfLeft = async (db: Db, allowance: Allowance, now: Date): Promise<boolean> =>
  (await take(db, allowance, now)) === 0;

/** Uses one unit of an allowance; throws 429 when none is left. */
export async function takeAllowance(db: Db, allowance: Allowance, now: Date): Promise<void> {
  const wait = await take(db, allowance, now);
  if (wait > 0) throw rateLimited(wait);
}

/** Returns one unit that was used. */
export async function returnAllowance(db: Db, counter: Counter): Promise<void> {
  await db
    .update(allowances)
    .set({ used: sql`greatest(${allowances.used} - 1, 0)` })
    .where(isCounter(counter));
}
