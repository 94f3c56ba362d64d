import { dataOf, Queued, ReceiptEmail } from '@kado/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { after, secondsUntil } from '../clock.ts';
import { orders, receiptMails } from '../db/schema/money.ts';
import { notFound, rateLimited } from '../http/errors.ts';
import { isId, newId } from '../ledger/new-id.ts';
import { queueReceipt } from './letters.ts';

const AN_HOUR = 3600;
const AT_MOST = 5;

export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, mail } = app;
  const schema = { body: ReceiptEmail, response: { 202: dataOf(Queued) } };

  app.post('/receipts/email', { config: { ability: ['read', 'Receipt'] }, schema }, async ({ user, body }, reply) => {
    const { orderId, email } = body;
    const [order] = isId(orderId)
      ? await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.id, orderId), eq(orders.userId, user.id)))
      : [];
    if (!order) throw notFound();
    const now = clock.now();
    await db.transaction(async (tx) => {
      // The person's own row lets one request at a time count, so that six at once are not six.
      await tx
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.userId, user.id))
        .orderBy(asc(orders.createdAt))
        .limit(1)
        .for('update');
      const recent = await tx
        .select({ at: receiptMails.at })
        .from(receiptMails)
        .where(and(eq(receiptMails.userId, user.id), gt(receiptMails.at, after(now, -AN_HOUR))))
        .orderBy(asc(receiptMails.at));
      const first = recent.at(-AT_MOST);
      if (first) throw rateLimited(secondsUntil(now, after(first.at, AN_HOUR)));
      await tx.insert(receiptMails).values({ id: newId(), userId: user.id, orderId, at: now });
      await queueReceipt(tx, mail, orderId, email);
    });
    return reply.code(202).send({ data: { queuedAt: now.toISOString() } });
  });
};
