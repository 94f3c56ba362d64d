import type { FastifyInstance, FastifyRequest } from 'fastify';

import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockItems } from './repository.ts';
import { settle } from './settle.ts';

/** Cancels all items of an order and returns true if all are queued; otherwise cancels none and returns false. */
export function cancelOrder(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  request: FastifyRequest,
  orderId: string,
): Promise<boolean> {
  const now = clock.sql();
  return db.transaction(async (tx) => {
    await requireSignedIn(tx, request, clock.now());
    const items = await lockItems(tx, request.user.id, orderId);
    if (items.some(({ status }) => status !== 'queued')) return false;
    for (const item of items) await settle(tx, { event: 'cancel', item, supplier: '', now });
    return true;
  });
}
