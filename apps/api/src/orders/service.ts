import type { FastifyInstance, FastifyRequest } from 'fastify';

import { holdSignedIn } from '../sessions/signed-in.ts';
import { lockItems } from './repository.ts';
import { settle } from './settle.ts';

/** Cancels every item of an order and returns true while all of them are queued; otherwise changes none and returns false. */
export function cancelOrder(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  request: FastifyRequest,
  orderId: string,
): Promise<boolean> {
  const now = clock.sql();
  return db.transaction(async (tx) => {
    await holdSignedIn(tx, request, clock.now());
    const items = await lockItems(tx, request.user.id, orderId);
    if (items.some(({ status }) => status !== 'queued')) return false;
    for (const item of items) await settle(tx, { event: 'cancel', item, supplier: '', now });
    return true;
  });
}
