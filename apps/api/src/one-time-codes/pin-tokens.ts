import { and, eq, gt, isNull } from 'drizzle-orm';

import { after } from '../clock.ts';
import { pinTokens } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { tokenInvalid } from '../http/errors.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { PIN_TOKEN_LIFETIME_SECONDS } from './codes.ts';

export type PinTokenPurpose = 'pin' | 'reset';
export type PinTokenRow = typeof pinTokens.$inferSelect;

/** Issued for a verified code: allows setting a PIN once, within 15 minutes. */
export async function issuePinToken(
  db: Db,
  { purpose, userId, payload, now }: { purpose: PinTokenPurpose; userId: string | null; payload: unknown; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = after(now, PIN_TOKEN_LIFETIME_SECONDS);
  await db.insert(pinTokens).values({ hash: hashToken(token), purpose, userId, payload, expiresAt });
  return { token, expiresAt };
}

const isValid = (token: string, purpose: PinTokenPurpose, now: Date) =>
  and(
    eq(pinTokens.hash, hashToken(token)),
    eq(pinTokens.purpose, purpose),
    isNull(pinTokens.usedAt),
    gt(pinTokens.expiresAt, now),
  );

/** Marks the token as used; throws 422 TOKEN_INVALID. Runs in the caller's transaction, so that a later failure rolls it back. */
export async function usePinToken(tx: Db, token: string, purpose: PinTokenPurpose, now: Date): Promise<PinTokenRow> {
  const [row] = await tx
    .update(pinTokens)
    .set({ usedAt: now })
    .where(isValid(token, purpose, now))
    .returning();
  if (!row) throw tokenInvalid();
  return row;
}

/** Returns a valid token; throws 422 TOKEN_INVALID. Called before the PIN is hashed, so that invalid tokens cost no hash. */
export async function findPinToken(db: Db, token: string, purpose: PinTokenPurpose, now: Date): Promise<PinTokenRow> {
  const [row] = await db
    .select()
    .from(pinTokens)
    .where(isValid(token, purpose, now));
  if (!row) throw tokenInvalid();
  return row;
}
