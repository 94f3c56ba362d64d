import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { NIL_ID } from '../db/ids.ts';
import { gifts } from '../db/schema/gifts.ts';
import { tryWithLease } from '../db/leases.ts';
import type { Db } from '../db/types.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { createGiftVault, type GiftVault } from './vault.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
const LEASE_SECONDS = 600;

/** How many codes were encrypted again, and how many cannot be decrypted with any known key. */
type Rotation = { renewed: number; unreadable: number };

/** The code encrypted with the current key; undefined if it already is, false if no known key decrypts it. */
function renewedOf(vault: GiftVault, { itemId, code }: { itemId: string; code: string }): string | undefined | false {
  try {
    return vault.renewedCode(itemId, code);
  } catch {
    return false;
  }
}

/** Encrypts the code of every gift card with the current key. Ends early when stopped; the next call continues the work. */
export async function renewGiftCodes(db: Db, vault: GiftVault, isStopped: () => boolean = () => false): Promise<Rotation> {
  const done: Rotation = { renewed: 0, unreadable: 0 };
  for (let after: string | undefined = NIL_ID; after !== undefined && !isStopped();) {
    const { itemId, code } = gifts;
    const rows: { itemId: string; code: string }[] = await db
      .select({ itemId, code })
      .from(gifts)
      .where(gt(itemId, after))
      .orderBy(asc(itemId))
      .limit(BATCH);
    for (const row of rows) {
      const renewed = renewedOf(vault, row);
      if (renewed === false) done.unreadable += 1;
      if (!renewed) continue;
      await db
        .update(gifts)
        .set({ code: renewed })
        .where(and(eq(itemId, row.itemId), eq(code, row.code)));
      done.renewed += 1;
    }
    after = rows.at(-1)?.itemId;
  }
  return done;
}

/** While a previous key is configured, encrypts the codes again, in one process at a time. The log says when that key may be removed. */
export function scheduleCodeRotation(app: FastifyInstance): void {
  const { db, clock, log, env } = app;
  if (env.previousCodeKey === undefined) return;
  const lease = { db, name: 'gift-codes', now: clock.sql, seconds: LEASE_SECONDS };
  const work = async (isStopped: () => boolean): Promise<void> => {
    const done = await tryWithLease(lease, () => renewGiftCodes(db, createGiftVault(env), isStopped));
    if (done && !isStopped()) log.info(done, 'every gift card code that can be read is under the current key');
  };
  // The practice server does not listen itself, so its job starts with `onReady`.
  repeatJob(app, { everyMs: DAY_MS, work, problem: 'gift card codes not encrypted again', atOnce: !env.practice });
}
