import { and, eq, gt, isNull } from 'drizzle-orm';

import { after } from '../clock.ts';
import { tickets } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { tokenInvalid } from '../http/errors.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { TICKET_LIFE_SECONDS } from './codes.ts';

export type TicketPurpose = 'pin' | 'reset';
export type TicketRow = typeof tickets.$inferSelect;

/** What a verified code earns: 15 minutes to choose a PIN, once. */
export async function issueTicket(
  db: Db,
  { purpose, userId, payload, now }: { purpose: TicketPurpose; userId: string | null; payload: unknown; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = after(now, TICKET_LIFE_SECONDS);
  await db.insert(tickets).values({ hash: hashToken(token), purpose, userId, payload, expiresAt });
  return { token, expiresAt };
}

/** Uses it up; throws 422 TOKEN_INVALID. Inside the caller's transaction: what fails later gives it back. */
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

/** A look beforehand, so that nobody makes us hash for nothing. */
export async function isTicketGood(db: Db, token: string, purpose: TicketPurpose, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ hash: tickets.hash })
    .from(tickets)
    .where(
      and(eq(tickets.hash, hashToken(token)), eq(tickets.purpose, purpose), isNull(tickets.usedAt), gt(tickets.expiresAt, now)),
    );
  return row !== undefined;
}
