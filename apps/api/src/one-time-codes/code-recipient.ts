import { eq } from 'drizzle-orm';

import { NIL_ID } from '../db/ids.ts';
import { type challenges, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';

/** The purpose of a code, and the address or phone number that was typed. */
export type CodeTarget = Pick<typeof challenges.$inferSelect, 'purpose' | 'channel' | 'recipient' | 'userId'>;

/**
 * The recipient of a challenge's code. For a forgotten PIN, the account's own e-mail address or phone number, because a phone number may be typed when
 * only mail can be sent. An unknown account takes the same query.
 */
export async function codeRecipient(tx: Db, { purpose, channel, recipient, userId }: CodeTarget): Promise<string> {
  if (purpose !== 'forgot-pin') return recipient;
  const [owner] = await tx
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId ?? NIL_ID));
  return (channel === 'sms' ? owner?.phone : owner?.email) ?? recipient;
}
