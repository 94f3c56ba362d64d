import type { SQL } from 'drizzle-orm';

import { isId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { findStatus, lockItems } from './repository.ts';
import { settle } from './settle.ts';

/** `status` is the status of an order that can no longer be cancelled; an unknown order has none. */
export type Cancellation = { done: true } | { done: false; status?: string };

/** Cancels every item of an order while all of them are queued, otherwise none. */
export async function cancelOrder(db: Sql, userId: string, id: string, now: SQL): Promise<Cancellation> {
  if (!isId(id)) return { done: false };
  return db.transaction(async (tx) => {
    const items = await lockItems(tx, userId, id);
    if (items.length === 0) return { done: false };
    if (items.some(({ status }) => status !== 'queued')) {
      const status = await findStatus(tx, id);
      return status === undefined ? { done: false } : { done: false, status };
    }
    for (const item of items) await settle(tx, { event: 'cancel', item, supplier: '', now });
    return { done: true };
  });
}
