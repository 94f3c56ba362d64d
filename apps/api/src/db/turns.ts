import { setTimeout } from 'node:timers/promises';

import { and, eq, sql, type SQL } from 'drizzle-orm';

import { newId } from './ids.ts';
import { turns } from './schema/system.ts';
import type { Db } from './types.ts';

/** `now` as SQL, so that all servers share the database's time. `seconds`: when the turn of a process that died is over. */
type Turn = { db: Db; name: string; now: () => SQL; seconds: number };

const PAUSE_MS = 20;

/** Takes a turn that is free; returns who holds it now, undefined when it is another one. */
async function take({ db, name, now, seconds }: Turn): Promise<string | undefined> {
  const holder = newId();
  const until = sql`${now()} + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(turns)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: turns.name, set: { holder, until }, setWhere: sql`${turns.until} <= ${now()}` })
    .returning({ holder: turns.holder });
  return taken[0]?.holder;
}

async function during<Result>({ db, name }: Turn, holder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    // What cannot be given back is over by itself.
    await db
      .delete(turns)
      .where(and(eq(turns.name, name), eq(turns.holder, holder)))
      .catch(() => undefined);
  }
}

/** Waits until no other process does work of this name, and does it. A turn that lasts too long is no longer alone. */
export async function inTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const holder = await take(turn);
    if (holder) return during(turn, holder, work);
    await setTimeout(PAUSE_MS);
  }
}

/** Does the work unless another process does it at the moment; undefined then. */
export async function ifFree<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result | undefined> {
  const holder = await take(turn);
  return holder ? during(turn, holder, work) : undefined;
}
