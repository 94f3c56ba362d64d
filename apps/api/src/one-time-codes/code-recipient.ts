import { eq } from 'drizzle-orm';

import { NIL_ID } from '../db/ids.ts';
import { type challenges, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';

/** What a code is for, and the address or phone that was typed. */
export type CodeTarget = Pick<typeof challenges.$inferSelect, 'purpose' | 'channel' | 'recipient' | 'userId'>;

/**
 * Where the code of a challenge is sent. For a forgotten PIN that is the account's own e-mail address or phone, because a phone may be typed where
 * only mail can be sent. An unknown account costs the same query.
 */
export async function codeRecipient(tx: Db, { purpose, channel, recipient, userId }: CodeTarget): Promise<string> {
  if (purpose !== 'forgot-pin') return recipient;
  const [owner] = await tx
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId ?? NIL_ID));
  return (channel === 'sms' ? owner?.phone : owner?.email) ?? recipient;
}
