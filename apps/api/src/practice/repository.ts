import { eq } from 'drizzle-orm';

import { after } from '../clock.ts';
import { pinCounters, sessions, tokens } from '../db/schema/identity.ts';
import { wallets } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { BEARER_SECONDS } from '../sessions/tokens.ts';
import { limitKey } from '../users/identifiers.ts';
import { insertUser, updateUser } from '../users/repository.ts';
import type { SignedIn } from '../users/user.ts';

type Person = Pick<SignedIn, 'id' | 'firstName' | 'lastName' | 'countryIso' | 'languageCode'>;

/** A domain that cannot receive mail, because the real address is never copied. */
const emailOf = (id: string): string => `${id}@practice.invalid`;

/** Creates or updates a user's practice account with their current name and language; returns true when it is new. */
export async function ensurePerson(tx: Db, person: Person, pinHash: string, now: Date): Promise<boolean> {
  const { id, firstName, lastName, countryIso, languageCode } = person;
  const shown = { firstName, lastName, countryIso, languageCode, pinHash };
  const email = emailOf(id);
  const created = await insertUser(tx, { id, ...shown, email, emailKey: email, phone: '', role: 'customer', createdAt: now });
  if (!created) await updateUser(tx, id, shown);
  return created !== undefined;
}

/** Removes locks by wrong PINs, which have no purpose here: the practice PIN is public. */
export async function forgetWrongPins(tx: Db, id: string): Promise<void> {
  await tx.delete(pinCounters).where(eq(pinCounters.account, limitKey({ kind: 'email', email: emailOf(id) })));
}

/** Creates or extends a session with the id of the real one, so that it ends with it. It lasts as long as its newest token, because it has no refresh token. */
export async function startPracticeSession(
  tx: Db,
  { id: userId, sessionId: id }: Pick<SignedIn, 'id' | 'sessionId'>,
  device: string,
  now: Date,
): Promise<string> {
  const [token, expiresAt] = [newToken(), after(now, BEARER_SECONDS)];
  await tx
    .insert(sessions)
    .values({ id, userId, device, createdAt: now, lastSeenAt: now, expiresAt })
    .onConflictDoUpdate({ target: sessions.id, set: { expiresAt } });
  await tx.insert(tokens).values({ hash: hashToken(token), kind: 'access', sessionId: id, expiresAt });
  return token;
}

/** The user's available balance; the wallet is locked until the transaction ends. */
export async function lockAvailable(tx: Db, userId: string): Promise<bigint> {
  const [wallet] = await tx
    .select({ available: wallets.available })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update');
  return wallet?.available ?? 0n;
}
