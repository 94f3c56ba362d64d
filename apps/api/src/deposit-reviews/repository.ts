import type { SameProof } from '@kado/contracts';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { personLike } from '../accounts/repository.ts';
import { isBefore, type Position, referenceLike } from '../db/filters.ts';
import { isId } from '../db/ids.ts';
import { deposits, files, waitingSince } from '../db/schema/deposits.ts';
import { users } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import type { DepositRow } from '../deposits/deposit.ts';
import { columnsAt, statusAt } from '../deposits/repository.ts';

type UserRow = typeof users.$inferSelect;
type FileRow = typeof files.$inferSelect;
/** A deposit with its owner, its proof, and the numbers that help an operator to decide. */
export type ReviewRow = {
  deposit: DepositRow;
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'countryIso' | 'createdAt'>;
  file: FileRow | null;
  credited: number;
  rejected: number;
  sameProof: SameProof[];
};
/** `position`: the last row of the previous page. */
export type ReviewFilter = {
  status?: string | undefined;
  q?: string | undefined;
  order?: 'newest' | 'waiting' | undefined;
  position?: Position | undefined;
};

const NEWEST_FIRST = [desc(deposits.createdAt), desc(deposits.id)];
export const LONGEST_WAITING_FIRST = [asc(waitingSince(deposits)), asc(deposits.id)];

const isAfter = (position: Position | undefined): SQL | undefined =>
  position &&
  sql`(${waitingSince(deposits)}, ${deposits.id}) > (${position.createdAt.toISOString()}::timestamptz at time zone 'UTC', ${position.id}::uuid)`;

/** The number of credited and of rejected deposits, by user id and status. */
async function decidedOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: deposits.userId, status: deposits.status, many: count() })
    .from(deposits)
    .where(and(inArray(deposits.userId, [...userIds]), inArray(deposits.status, ['credited', 'rejected'])))
    .groupBy(deposits.userId, deposits.status);
  return new Map(rows.map(({ userId, status, many }) => [`${userId} ${status}`, many]));
}

/** A review lists at most this many deposits with the same proof. */
const MAX_SAME = 10;

/** Other deposits whose proof has the same content, newest first, by the id of the given deposit. */
async function sameProofs(db: Db, ids: readonly string[], now: SQL): Promise<Map<string, SameProof[]>> {
  const other = alias(deposits, 'other');
  const otherFile = alias(files, 'other_file');
  const same = db
    .select({
      depositId: other.id,
      reference: other.reference,
      status: statusAt(now, other).as('same_status'),
      at: other.createdAt,
    })
    .from(other)
    .innerJoin(otherFile, eq(otherFile.id, other.proofFileId))
    .where(and(eq(otherFile.hash, files.hash), ne(otherFile.id, files.id)))
    .orderBy(desc(other.createdAt))
    .limit(MAX_SAME)
    .as('same');
  const rows = await db
    .select({ id: deposits.id, depositId: same.depositId, reference: same.reference, status: same.status, at: same.at })
    .from(deposits)
    .innerJoin(files, eq(files.id, deposits.proofFileId))
    .innerJoinLateral(same, sql`true`)
    .where(inArray(deposits.id, [...ids]))
    .orderBy(desc(same.at));
  const found = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...found].map(([id, sames]) => [
      id,
      sames.map(({ depositId, reference, status, at }) => ({ depositId, reference, status, createdAt: at.toISOString() })),
    ]),
  );
}

const { id, firstName, lastName, email, phone, countryIso, createdAt } = users;

async function readReviews(
  db: Db,
  where: SQL | undefined,
  limit: number,
  now: SQL,
  order: readonly SQL[] = NEWEST_FIRST,
): Promise<ReviewRow[]> {
  const rows = await db
    .select({
      deposit: columnsAt(now),
      user: { id, firstName, lastName, email, phone, countryIso, createdAt },
      file: getTableColumns(files),
    })
    .from(deposits)
    .innerJoin(users, eq(users.id, deposits.userId))
    .leftJoin(files, eq(files.id, deposits.proofFileId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  if (rows.length === 0) return [];
  const decided = await decidedOf(db, [...new Set(rows.map(({ user }) => user.id))]);
  const same = await sameProofs(
    db,
    rows.map(({ deposit }) => deposit.id),
    now,
  );
  return rows.map(({ deposit, user, file }) => {
    const earlier = (status: string): number => (decided.get(`${user.id} ${status}`) ?? 0) - (deposit.status === status ? 1 : 0);
    return {
      deposit,
      user,
      file,
      credited: earlier('credited'),
      rejected: earlier('rejected'),
      sameProof: same.get(deposit.id) ?? [],
    };
  });
}

/** The deposits of all customers, newest first, or as a queue with the longest waiting first. */
export function findReviews(db: Db, { status, q, order, position }: ReviewFilter, limit: number, now: SQL): Promise<ReviewRow[]> {
  const text = q?.trim();
  const queue = order === 'waiting';
  return readReviews(
    db,
    and(
      status === undefined ? undefined : sql`${statusAt(now)} = ${status}`,
      // For every status but `expired`, the stored status is the same. This condition uses its index.
      status === undefined || status === 'expired' ? undefined : eq(deposits.status, status),
      text ? or(referenceLike(deposits.reference, text), personLike(text)) : undefined,
      queue ? isAfter(position) : isBefore(deposits.createdAt, deposits.id, position),
    ),
    limit,
    now,
    queue ? LONGEST_WAITING_FIRST : NEWEST_FIRST,
  );
}

export async function findReview(db: Db, depositId: string, now: SQL): Promise<ReviewRow | undefined> {
  if (!isId(depositId)) return undefined;
  const [row] = await readReviews(db, eq(deposits.id, depositId), 1, now);
  return row;
}
