import type { Grant, StepUp } from '@kado/contracts';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';

import { after } from '../clock.ts';
import { isId } from '../db/ids.ts';
import { deposits } from '../db/schema/deposits.ts';
import { grants } from '../db/schema/identity.ts';
import { orderItems } from '../db/schema/money.ts';
import { quotes } from '../db/schema/quotes.ts';
import type { Db } from '../db/types.ts';
import { hashToken, newToken } from '../http/tokens.ts';

const LIFETIME_SECONDS = 300;
type Purpose = StepUp['purpose'];

const TABLES = { checkout: quotes, reveal: orderItems, redirect: orderItems };

/** Whether the resource of the grant exists and belongs to this user. For a credit: whether the deposit exists, and the user is an operator. */
export async function isOwnReference(
  db: Db,
  user: { id: string; role: string },
  purpose: Purpose,
  ref: string,
): Promise<boolean> {
  if (!isId(ref)) return false;
  if (purpose === 'credit') return user.role === 'operator' && (await db.$count(deposits, eq(deposits.id, ref))) === 1;
  const table = TABLES[purpose];
  return (await db.$count(table, and(eq(table.id, ref), eq(table.userId, user.id)))) === 1;
}

/** Creates a grant that is valid for five minutes, once, in this session. */
export async function insertGrant(
  db: Db,
  { sessionId, purpose, ref, now }: { sessionId: string; purpose: Purpose; ref: string; now: Date },
): Promise<Grant> {
  const grant = newToken();
  const expiresAt = after(now, LIFETIME_SECONDS);
  await db.insert(grants).values({ hash: hashToken(grant), sessionId, purpose, ref: ref.toLowerCase(), expiresAt });
  return { grant, expiresAt: expiresAt.toISOString() };
}

export type GrantUse = { hash: string; sessionId: string; purpose: Purpose; ref: string; now: SQL };

/** Marks a grant as used in the caller's transaction; false unless it is valid for this session, purpose and resource. */
export async function spendGrant(tx: Db, { hash, sessionId, purpose, ref, now }: GrantUse): Promise<boolean> {
  const spent = await tx
    .update(grants)
    .set({ usedAt: now })
    .where(
      and(
        eq(grants.hash, hash),
        eq(grants.sessionId, sessionId),
        eq(grants.purpose, purpose),
        eq(grants.ref, ref),
        isNull(grants.usedAt),
        gt(grants.expiresAt, now),
      ),
    )
    .returning({ hash: grants.hash });
  return spent.length === 1;
}
