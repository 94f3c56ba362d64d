import type { FilePurpose, StoredFile } from '@kado/contracts';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';

import { files } from '../db/schema/deposits.ts';
import { isId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';

export type FileRow = typeof files.$inferSelect;

export const toFile = ({ id, name, size, mime }: FileRow): StoredFile => ({ id, name, size, mime, url: `/api/v1/files/${id}` });

const isUnused = and(isNotNull(files.unusedSince), isNull(files.removedAt));

/** How many unused files this user has uploaded since a time, and when the oldest of them was uploaded. */
export async function countUnused(tx: Db, userId: string, since: Date): Promise<{ unused: number; oldest: Date | null }> {
  const [row] = await tx
    .select({ unused: count(), oldest: sql<string | null>`min(${files.unusedSince})` })
    .from(files)
    .where(and(eq(files.userId, userId), isUnused, gte(files.unusedSince, since)));
  return { unused: row?.unused ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
}

export async function insertFile(tx: Db, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

/** Inserts a file unless it already exists. */
export async function ensureFile(db: Db, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing();
}

export async function markStored(db: Db, id: string, at: Date): Promise<FileRow | undefined> {
  const [row] = await db.update(files).set({ storedAt: at }).where(eq(files.id, id)).returning();
  return row;
}

/** Leaves a file whose content could not be stored to the next sweep, because a part of it may be stored. */
export async function leaveToSweep(db: Db, id: string): Promise<void> {
  await db
    .update(files)
    .set({ unusedSince: new Date(0) })
    .where(eq(files.id, id));
}

/** A file whose content is stored, of this owner, or without a `userId` of any owner. */
export async function findFile(db: Db, id: string, userId?: string): Promise<FileRow | undefined> {
  if (!isId(id)) return undefined;
  const isOwn = userId === undefined ? undefined : eq(files.userId, userId);
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isOwn, isNotNull(files.storedAt), isNull(files.removedAt)));
  return row;
}

/** Marks this user's unused file of this purpose as used, in the caller's transaction; false when there is none, or a concurrent request has used it. */
export async function useFile(tx: Db, userId: string, id: string, purpose: FilePurpose): Promise<boolean> {
  if (!isId(id)) return false;
  const taken = await tx
    .update(files)
    .set({ unusedSince: null })
    .where(and(eq(files.id, id), eq(files.userId, userId), eq(files.purpose, purpose), isNotNull(files.storedAt), isUnused))
    .returning({ id: files.id });
  return taken.length === 1;
}

/** Marks a file as unused, because nothing refers to it any more. It is then removed like one that was never used. */
export async function releaseFile(tx: Db, userId: string, id: string, now: SQL): Promise<void> {
  await tx
    .update(files)
    .set({ unusedSince: now })
    .where(and(eq(files.id, id), eq(files.userId, userId), isNull(files.unusedSince)));
}

/** Marks the oldest files that were unused for this long, so that no request can use them any more, and returns their ids. */
export async function claimUnused(db: Db, now: SQL, age: string, limit: number): Promise<string[]> {
  const due = db
    .select({ id: files.id })
    .from(files)
    .where(and(isUnused, lt(files.unusedSince, sql`${now} - ${age}::interval`)))
    .orderBy(asc(files.unusedSince))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.update(files).set({ storedAt: null }).where(inArray(files.id, due)).returning({ id: files.id });
  return rows.map(({ id }) => id);
}

export async function markRemoved(db: Db, ids: readonly string[], now: SQL): Promise<void> {
  await db
    .update(files)
    .set({ removedAt: now })
    .where(inArray(files.id, [...ids]));
}
