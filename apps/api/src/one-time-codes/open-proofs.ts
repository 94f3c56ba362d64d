import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';

import { challenges, grants, pinTokens, sessions } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';

/**
 * Voids every open challenge, PIN token and grant of a user, and the open registrations of their address. Runs whenever a PIN is set, so that nothing older
 * can change it again. Challenges come first, because a concurrent use of a code turns it into a PIN token. Voided challenges accept no code, like those
 * of an unknown account: any other response would reveal that the account exists.
 */
export async function voidOpenProofs(tx: Db, { id, emailKey }: { id: string; emailKey: string }, now: Date): Promise<void> {
  const isRegistration = and(eq(challenges.recipientKey, emailKey), eq(challenges.purpose, 'register'));
  await tx
    .update(challenges)
    .set({ codeHash: null })
    .where(and(or(eq(challenges.userId, id), isRegistration), isNotNull(challenges.codeHash)));
  await tx
    .update(pinTokens)
    .set({ usedAt: now })
    .where(and(eq(pinTokens.userId, id), isNull(pinTokens.usedAt)));
  const ownSessions = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
  await tx
    .update(grants)
    .set({ usedAt: now })
    .where(and(inArray(grants.sessionId, ownSessions), isNull(grants.usedAt)));
}
