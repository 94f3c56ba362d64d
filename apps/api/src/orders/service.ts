import type { SQL } from 'drizzle-orm';

import type { Db } from '../db/types.ts';
import { lockItems } from './repository.ts';
import { settle } from './settle.ts';

/** Cancels every item of an order and returns true while all of them are queued; otherwise changes none and returns false. */
export function cancelOrder(db: Db, userId: string, orderId: string, now: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    const items = await lockItems(tx, userId, orderId);
    if (items.some(({ status }) => status !== 'queued')) return false;
    for (const item of items) await settle(tx, { event: 'cancel', item, supplier: '', now });
    return true;
  });
}
