import { and, desc, eq, gt, sql } from 'drizzle-orm';

import { after, secondsUntil } from '../clock.ts';
import { codeSends } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { rateLimited } from '../http/errors.ts';
import { newId } from '../db/ids.ts';
import { addressKey, type Identifier, limitKey } from '../users/identifiers.ts';

const HOUR = 3600;
const LIMITS = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: 24 * HOUR },
] as const;
const COLUMNS = { address: codeSends.recipientKey, mailbox: codeSends.mailbox } as const;

/**
 * Counts one more code for a recipient, with or without an account; throws 429 above the limit of its address, or of its mailbox including all aliases.
 * Concurrent requests for one mailbox wait for each other, so that a hundred at once get no more than five codes.
 */
export async function countSend(tx: Db, to: Identifier, limit: keyof typeof COLUMNS, now: Date): Promise<void> {
  const keys = { address: addressKey(to), mailbox: limitKey(to) };
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keys.mailbox}, 7236))`);
  const sends = await tx
    .select({ at: codeSends.at })
    .from(codeSends)
    .where(and(eq(COLUMNS[limit], keys[limit]), gt(codeSends.at, after(now, -24 * HOUR))))
    .orderBy(desc(codeSends.at))
    .limit(10);
  for (const { max, seconds } of LIMITS) {
    const first = sends[max - 1]?.at;
    if (first && first > after(now, -seconds)) throw rateLimited(secondsUntil(now, after(first, seconds)));
  }
  await tx.insert(codeSends).values({ id: newId(), recipientKey: keys.address, mailbox: keys.mailbox, at: now });
}
