import type { Grant, StepUp } from '@kado/contracts';
import { and, eq } from 'drizzle-orm';

import { after } from '../clock.ts';
import { grants } from '../db/schema/identity.ts';
import { orderItems, quotes } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { notFound } from '../http/errors.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { isId } from '../ledger/new-id.ts';

const LIFE_SECONDS = 300;
type Purpose = StepUp['purpose'];

/** Throws 404 unless what the grant is for exists and is theirs. Deposits have no table yet, so nothing can be credited. */
export async function findRef(db: Db, userId: string, purpose: Purpose, ref: string): Promise<void> {
  const table = purpose === 'checkout' ? quotes : orderItems;
  const [row] =
    purpose === 'credit' || !isId(ref)
      ? []
      : await db
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.id, ref), eq(table.userId, userId)));
  if (!row) throw notFound();
}

export async function issueGrant(
  db: Db,
  { sessionId, purpose, ref, now }: { sessionId: string; purpose: Purpose; ref: string; now: Date },
): Promise<Grant> {
  const grant = newToken();
  const expiresAt = after(now, LIFE_SECONDS);
  await db.insert(grants).values({ hash: hashToken(grant), sessionId, purpose, ref: ref.toLowerCase(), expiresAt });
  return { grant, expiresAt: expiresAt.toISOString() };
}
