import { eq } from 'drizzle-orm';

import { type challenges, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';

const NO_USER = '00000000-0000-0000-0000-000000000000';

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
    .where(eq(users.id, userId ?? NO_USER));
  return (channel === 'sms' ? owner?.phone : owner?.email) ?? recipient;
}
