import { type SQL, sql } from 'drizzle-orm';

import { rowsOf } from './db/sql.ts';
import type { Db } from './db/types.ts';

/** The current time: that of the machine and the database, or in tests a fixed one. */
export type Clock = {
  now: () => Date;
  /** The current time as an SQL expression, so that several servers share the database's time. */
  sql: () => SQL;
};

export const systemClock: Clock = { now: () => new Date(), sql: () => sql`now()` };

/** The time that all servers share. */
export async function databaseTime(db: Db, clock: Clock): Promise<Date> {
  const [row] = await rowsOf<{ ms: number }>(db, sql`select floor(extract(epoch from ${clock.sql()}) * 1000)::float8 as ms`);
  if (!row) throw new Error('The time is always one row.');
  return new Date(row.ms);
}

/** A time plus some seconds. */
export const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/** The earlier of two times; null means never. */
export const earliest = (a: Date, b: Date | null): Date => (b && b < a ? b : a);

/** The later of two times. */
export const latest = (a: Date, b: Date): Date => (a > b ? a : b);

/** Whole seconds until a time, at least one, for Retry-After. */
export const secondsUntil = (now: Date, time: Date): number => Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
