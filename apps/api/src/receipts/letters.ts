import { type LanguageCode, money } from '@kado/contracts';
import { asc, eq } from 'drizzle-orm';

import { recordAudit } from '../audit/record.ts';
import type { Clock } from '../clock.ts';
import { users } from '../db/schema/identity.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import type { Sql } from '../ledger/sql.ts';
import { write } from '../mail/letter.ts';
import type { Outbox } from '../mail/outbox.ts';
import { failureText } from '../orders/failure-text.ts';
import { detailsOf, type ItemRow, toOrder } from '../orders/present.ts';
import type { Letters } from '../orders/settle.ts';
import { languageOr, words } from '../words/words.ts';
import { composeReceipt, inWallet, type Reader, received } from './compose.ts';

type Parts = { mail: Outbox; clock: Clock; supplierName: string };

async function readerOf(tx: Sql, userId: string): Promise<Reader | undefined> {
  const { firstName, languageCode, email } = users;
  const [row] = await tx.select({ firstName, languageCode, email }).from(users).where(eq(users.id, userId));
  return row && { ...row, languageCode: languageOr(row.languageCode) };
}

/** Queues an order's receipt, to its owner or to the address given. */
export async function queueReceipt(tx: Sql, mail: Outbox, orderId: string, to?: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const reader = order && (await readerOf(tx, order.userId));
  if (!order || !reader) return;
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.position));
  const shown = toOrder(order, items, failureText(reader.languageCode));
  await mail.queue(tx, write(composeReceipt(shown, items.map(detailsOf), { ...reader, email: to ?? reader.email })));
}

function lossLetter(item: ItemRow, reference: string, supplier: string, to: string, language: LanguageCode) {
  const receive = received(money(item.receive, item.receiveCurrency), language);
  const send = inWallet(money(item.send, item.currency));
  const body = words(language, 'lossMail.body', { supplier, receive, recipient: item.target, send });
  return write({ to, language, subject: words(language, 'lossMail.subject', { reference }), lines: [body] });
}

/** The mails that orders cause: a receipt when one is final, an alert to every operator when the house loses money. */
export const createLetters = ({ mail, clock, supplierName }: Parts): Letters => ({
  final: (tx, orderId) => queueReceipt(tx, mail, orderId),
  lost: async (tx, item) => {
    const [order] = await tx.select({ reference: orders.reference }).from(orders).where(eq(orders.id, item.orderId));
    const reference = order?.reference ?? '';
    const after = { supplier: supplierName, reference, send: item.send.toString(), currency: item.currency };
    await recordAudit(tx, { at: clock.now(), action: 'supplier.late', subject: 'OrderItem', subjectId: item.id, after });
    const operators = await tx
      .select({ email: users.email, languageCode: users.languageCode })
      .from(users)
      .where(eq(users.role, 'operator'));
    for (const { email, languageCode } of operators)
      await mail.queue(tx, lossLetter(item, reference, supplierName, email, languageOr(languageCode)));
  },
});
