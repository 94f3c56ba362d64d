import { setTimeout } from 'node:timers/promises';

import { and, eq, sql, type SQL } from 'drizzle-orm';

import { newId } from './ids.ts';
import { leases } from './schema/system.ts';
import type { Db } from './types.ts';

/** `now`: SQL, so that all servers share the database's time. `seconds`: how long the lease lasts when its process dies. */
type Lease = { db: Db; name: string; now: () => SQL; seconds: number };

const PAUSE_MS = 20;

/** Takes the lease if it is free and returns the new holder's id; undefined when another process holds it. */
async function take({ db, name, now, seconds }: Lease): Promise<string | undefined> {
  const holder = newId();
  const until = sql`${now()} + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: sql`${leases.until} <= ${now()}` })
    .returning({ holder: leases.holder });
  return taken[0]?.holder;
}

async function during<Result>({ db, name }: Lease, holder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    // If the delete fails, the lease expires by itself.
    await db
      .delete(leases)
      .where(and(eq(leases.name, name), eq(leases.holder, holder)))
      .catch(() => undefined);
  }
}

/** Waits until no other process holds the lease, then does the work. Work that outlasts its lease may run beside that of another process. */
export async function withLease<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const holder = await take(lease);
    if (holder) return during(lease, holder, work);
    await setTimeout(PAUSE_MS);
  }
}

/** Does the work unless another process holds the lease; returns undefined in this case. */
export async function tryWithLease<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result | undefined> {
  const holder = await take(lease);
  return holder ? during(lease, holder, work) : undefined;
}
