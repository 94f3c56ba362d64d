import type { FastifyInstance } from 'fastify';

import { after, secondsUntil } from '../clock.ts';
import type { Db } from '../db/types.ts';
import { notFound, rateLimited } from '../http/errors.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import { failureText } from '../orders/failure-text.ts';
import { detailsOf, toOrder } from '../orders/order.ts';
import { savedNames } from '../orders/repository.ts';
import { composeReceipt } from './compose.ts';
import { findReceipt, insertReceiptRequest, lockUserOrders, ownsOrder, receiptRequestsSince } from './repository.ts';

const HOUR_SECONDS = 3600;
const MAX_PER_HOUR = 5;

/** The receipt of an order, to its owner or to the given address; undefined when there is no such order. */
export async function renderReceipt(tx: Db, orderId: string, to?: string): Promise<Message | undefined> {
  const receipt = await findReceipt(tx, orderId);
  if (!receipt) return undefined;
  const { order, items, owner } = receipt;
  const shown = toOrder(order, items, failureText(owner.languageCode), await savedNames(tx, items));
  return composeMessage(composeReceipt(shown, items.map(detailsOf), { ...owner, email: to ?? owner.email }));
}

/** Queues a receipt that its owner requested; throws 404, or 429 after five in an hour. */
export async function requestReceipt(
  { db, clock, mail }: FastifyInstance,
  userId: string,
  { orderId, email }: { orderId: string; email: string },
): Promise<Date> {
  if (!(await ownsOrder(db, userId, orderId))) throw notFound();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockUserOrders(tx, userId);
    const recent = await receiptRequestsSince(tx, userId, after(now, -HOUR_SECONDS));
    const first = recent.at(-MAX_PER_HOUR);
    if (first) throw rateLimited(secondsUntil(now, after(first, HOUR_SECONDS)));
    await insertReceiptRequest(tx, { userId, orderId, at: now });
    const message = await renderReceipt(tx, orderId, email);
    if (message) await mail.queue(tx, message);
  });
  return now;
}
