import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../db/schema/identity.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { UserRow } from './user.ts';

/** Operators that are not suspended; they receive mails about the work. */
export const isWorkingOperator = and(eq(users.role, 'operator'), isNull(users.suspendedAt));

/** E-mail addresses are unique regardless of letter case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

type Find = { hold?: boolean };

/** With `hold`, the account cannot change until the transaction ends; if another transaction is changing it, waits for that one's result. */
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

/** Creates an account; returns undefined, without failing the transaction, when one with this id, address or verified phone exists. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

/** Locks an account, so that concurrent changes wait for each other. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Reads an account that cannot change until the transaction ends. Transactions that read it in this way do not wait for each other. */
export async function lockUserShared(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('share');
  return row;
}

/** Replaces the hash of a PIN by a new hash of the same PIN, unless the PIN was changed in the meantime. */
export async function renewPinHash(db: Db, { id, pinHash }: UserRow, renewed: string): Promise<void> {
  await db
    .update(users)
    .set({ pinHash: renewed })
    .where(and(eq(users.id, id), eq(users.pinHash, pinHash)));
}

export async function setPinHash(db: Db, id: string, pinHash: string): Promise<void> {
  await db.update(users).set({ pinHash }).where(eq(users.id, id));
}

/** Changes columns of an account; throws when the e-mail address or the verified phone belongs to another account. */
export async function updateUser(db: Db, id: string, change: Partial<typeof users.$inferInsert>): Promise<UserRow> {
  return onlyRow(await db.update(users).set(change).where(eq(users.id, id)).returning(), 'user');
}
