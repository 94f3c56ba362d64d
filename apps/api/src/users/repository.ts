import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../db/schema/identity.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { UserRow } from './user.ts';

/** The accounts that mails about the work are for. */
export const isWorkingOperator = and(eq(users.role, 'operator'), isNull(users.suspendedAt));

/** E-mail addresses are unique regardless of letter case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

type Find = { hold?: boolean };

/** With `hold`, the account does not change until the transaction ends, and one that another transaction is changing is judged by what that one leaves. */
async function findOne(db: Db, condition: SQL | undefined, { hold = false }: Find): Promise<UserRow | undefined> {
  const query = db.select().from(users).where(condition);
  const [row] = await (hold ? query.for('share') : query);
  return row;
}

export const findUserByEmail = (db: Db, email: string, options: Find = {}): Promise<UserRow | undefined> =>
  findOne(db, eq(users.emailKey, emailKeyOf(email)), options);

export const findUserByVerifiedPhone = (db: Db, phone: string, options: Find = {}): Promise<UserRow | undefined> =>
  findOne(db, and(eq(users.phone, phone), sql`${users.phoneVerified}`), options);

export async function findUserById(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Creates an account; undefined when there is one with this id, address or verified phone, and then the transaction goes on. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

/** Concurrent changes of one account wait for each other. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** An account that does not change until the transaction ends. Those who read it so do not wait for each other. */
export async function holdUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return row;
}

/** Replaces a hash by another one of the same PIN, unless a new PIN was set meanwhile. */
export async function renewPinHash(db: Db, { id, pinHash }: UserRow, renewed: string): Promise<void> {
  await db
    .update(users)
    .set({ pinHash: renewed })
    .where(and(eq(users.id, id), eq(users.pinHash, pinHash)));
}

export async function setPinHash(db: Db, id: string, pinHash: string): Promise<void> {
  await db.update(users).set({ pinHash }).where(eq(users.id, id));
}

/** Changes columns of an account; throws when an e-mail address or a verified phone is somebody else's. */
export async function updateUser(db: Db, id: string, change: Partial<typeof users.$inferInsert>): Promise<UserRow> {
  return onlyRow(await db.update(users).set(change).where(eq(users.id, id)).returning(), 'user');
}
