import { Role, type UserAccount } from '@kado/contracts';
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { containing, numberDigits } from '../db/filters.ts';
import { isId } from '../db/ids.ts';
import { users } from '../db/schema/identity.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { toUser, type UserRow } from '../users/user.ts';

/** Users whose full name (in either order), e-mail address or phone number contains the text. The number may be typed in its national or international form. */
export function personLike(q: string): SQL | undefined {
  const digits = numberDigits(q) ?? '';
  const name = sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.firstName})`;
  return or(
    sql`${name} ilike ${containing(q.replaceAll(/[\s,]+/g, ' '))}`,
    ilike(users.email, containing(q)),
    digits.length > 2 ? ilike(users.phone, containing(digits)) : undefined,
  );
}

export const toAccount = (row: UserRow): UserAccount => ({
  ...toUser(row),
  role: z.parse(Role, row.role),
  ...(row.suspendedAt ? { suspendedAt: row.suspendedAt.toISOString() } : {}),
  ...(row.suspendedFor ? { suspendedFor: row.suspendedFor } : {}),
});

export type AccountFilter = {
  q?: string | undefined;
  role?: string | undefined;
  state?: 'active' | 'suspended' | undefined;
  before?: string | undefined;
};

/** Accounts, newest first. */
export async function findAccounts(db: Db, { q, role, state, before }: AccountFilter, limit: number): Promise<UserAccount[]> {
  const text = q?.trim();
  const isState = state === 'suspended' ? isNotNull : isNull;
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        text ? personLike(text) : undefined,
        role === undefined ? undefined : eq(users.role, role),
        state === undefined ? undefined : isState(users.suspendedAt),
        before === undefined ? undefined : lt(users.id, before),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
  return rows.map(toAccount);
}

export async function findAccountById(db: Db, id: string): Promise<UserAccount | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && toAccount(row);
}

/** Suspends an account; `null` restores it. */
export async function setSuspension(db: Db, id: string, suspension: { at: Date; reason: string } | null): Promise<UserRow> {
  const rows = await db
    .update(users)
    .set({ suspendedAt: suspension?.at ?? null, suspendedFor: suspension?.reason ?? null })
    .where(eq(users.id, id))
    .returning();
  return onlyRow(rows, 'account');
}
