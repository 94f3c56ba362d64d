import { and, eq, gt, isNull } from 'drizzle-orm';

import { after } from '../clock.ts';
import { tickets } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { tokenInvalid } from '../http/errors.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { TICKET_LIFETIME_SECONDS } from './codes.ts';

export type TicketPurpose = 'pin' | 'reset';
export type TicketRow = typeof tickets.$inferSelect;

/** Issued for a verified code: allows choosing a PIN once, within 15 minutes. */
export async function issueTicket(
  db: Db,
  { purpose, userId, payload, now }: { purpose: TicketPurpose; userId: string | null; payload: unknown; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = after(now, TICKET_LIFETIME_SECONDS);
  await db.insert(tickets).values({ hash: hashToken(token), purpose, userId, payload, expiresAt });
  return { token, expiresAt };
}

/** Marks the ticket as used; throws 422 TOKEN_INVALID. Runs in the caller's transaction, so that a later failure undoes it. */
export async function useTicket(tx: Db, token: string, purpose: TicketPurpose, now: Date): Promise<TicketRow> {
  const [row] = await tx
    .update(tickets)
    .set({ usedAt: now })
    .where(
      and(eq(tickets.hash, hashToken(token)), eq(tickets.purpose, purpose), isNull(tickets.usedAt), gt(tickets.expiresAt, now)),
    )
    .returning();
  if (!row) throw tokenInvalid();
  return row;
}

/** Throws 422 TOKEN_INVALID. Checked before the PIN is hashed, so that invalid tickets cost no hash. */
export async function findTicket(db: Db, token: string, purpose: TicketPurpose, now: Date): Promise<TicketRow> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.hash, hashToken(token)), eq(tickets.purpose, purpose), isNull(tickets.usedAt), gt(tickets.expiresAt, now)),
    );
  if (!row) throw tokenInvalid();
  return row;
}
