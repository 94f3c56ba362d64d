import { eq } from 'drizzle-orm';

import { challenges, users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import type { ChallengeRow } from './repository.ts';

/**
 * Where the code of a challenge is sent. For a forgotten PIN that is the account's own e-mail address or phone, because a phone may be typed where
 * only mail can be sent. An unknown account costs the same query.
 */
export async function codeRecipient(tx: Db, { id, purpose, channel, recipient }: ChallengeRow): Promise<string> {
  if (purpose !== 'forgot-pin') return recipient;
  const [owner] = await tx
    .select({ email: users.email, phone: users.phone })
    .from(challenges)
    .innerJoin(users, eq(users.id, challenges.userId))
    .where(eq(challenges.id, id));
  return (channel === 'sms' ? owner?.phone : owner?.email) ?? recipient;
}
