import { type SQL, sql } from 'drizzle-orm';

/** What time it is: the machine's and the database's own, or a test's. */
export type Clock = {
  now: () => Date;
  /** The same for a statement, so that several servers agree on the database's time. */
  sql: () => SQL;
};

export const systemClock: Clock = { now: () => new Date(), sql: () => sql`now()` };

/** Some seconds after a time. */
export const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/** Whole seconds until a time, at least one: what Retry-After says. */
export const secondsUntil = (now: Date, time: Date): number => Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
