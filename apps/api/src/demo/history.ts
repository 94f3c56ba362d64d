import { createHash } from 'node:crypto';

import type { Item } from '@kado/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { checkout, type CheckoutContext } from '../checkout/service.ts';
import { after, type Clock } from '../clock.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import { quotes } from '../db/schema/quotes.ts';
import { sandboxItems } from '../db/schema/supplier.ts';
import { HttpError } from '../http/errors.ts';
import { rowsOf } from '../db/sql.ts';
import { settle } from '../orders/settle.ts';
import { OPEN } from '../orders/states.ts';
import { itemRows } from '../quotes/item-rows.ts';
import { priceItems } from '../quotes/price.ts';
import { saveRecipient } from '../recipients/repository.ts';
import { addDeposit, type DemoPeople } from './deposits.ts';
import { DEPOSITS, ORDERS, RECIPIENTS } from './sample-data.ts';

const DAY = 86_400;
/** The same id at every start, so that nothing is created twice. */
function fixedId(userId: string, what: string): string {
  const hex = createHash('sha256').update(`${userId} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const quoteIdOf = (userId: string, index: number): string => fixedId(userId, `quote ${index}`);

const clockAt = (time: Date): Clock => ({ now: () => time, sql: () => sql`${time.toISOString()}::timestamptz` });

const depositIds = (userId: string, index: number) => ({
  id: fixedId(userId, `deposit ${index}`),
  fileId: fixedId(userId, `proof ${index}`),
});

async function place(context: CheckoutContext, userId: string, index: number, planned: (typeof ORDERS)[number]): Promise<string> {
  const { db, clock, reference, walletCurrency } = context;
  const quoteId = quoteIdOf(userId, index);
  const items: Item[] = planned.items.map(({ network, phone, amount }, position) => {
    const sold = reference.networks.find(({ name }) => name === network);
    const send = typeof amount === 'string' ? sold?.fixedAmounts?.find(({ label }) => label === amount)?.send : amount;
    if (!sold || !send) throw new Error(`The demo cannot buy ${JSON.stringify(amount)} from ${network}`);
    return { id: `demo-${index}-${position}`, kind: 'topup', networkId: sold.id, phone, amount: send };
  });
  const priced = priceItems(items, reference, walletCurrency, clock.now());
  if ('problems' in priced) throw new Error(`The demo cannot buy ${JSON.stringify(priced.problems)}`);
  const { lines, total } = priced;
  const prepared = { items, lines, risks: [], itemRows: itemRows(items, lines, reference) };
  const row = { id: quoteId, userId, ...prepared, total: BigInt(total.amountMinor), currency: walletCurrency };
  const times = { createdAt: clock.sql(), expiresAt: sql`${clock.sql()} + interval '10 minutes'` };
  await db
    .insert(quotes)
    .values({ ...row, ...times })
    .onConflictDoNothing();
  try {
    await checkout(context, { userId, key: `demo-${quoteId}`, quoteId, grant: undefined, verifyPin: async () => undefined });
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.code !== 'QUOTE_USED') throw cause;
  }
  return quoteId;
}

async function settleOrder({ db, clock }: CheckoutContext, quoteId: string): Promise<void> {
  const open = await db
    .select({ item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.quoteId, quoteId), inArray(orderItems.status, [...OPEN])));
  const [submitted, settled] = [clockAt(after(clock.now(), 5)), clockAt(after(clock.now(), 7))];
  for (const { item } of open) {
    const { id, target } = item;
    await db
      .update(orderItems)
      .set({ status: 'submitted', submittedAt: submitted.sql(), supplier: 'sandbox', supplierReference: id, attempts: 1 })
      .where(eq(orderItems.id, id));
    const failed = target.endsWith('02');
    const { receive: amount, receiveCurrency: currency } = item;
    // The record of the sandbox supplier, because the reconciliation also compares these days.
    const record = { reference: id, ending: target.slice(-2), amount, currency, submittedAt: submitted.now() };
    await db.insert(sandboxItems).values(record).onConflictDoNothing();
    const outcome = failed ? { event: 'fail' as const, failureCode: 'INVALID_NUMBER' } : { event: 'deliver' as const };
    // The demo's past orders send no mail.
    await settle(db, { ...outcome, item, supplier: 'sandbox', now: settled.sql(), silent: true });
  }
}

/** Whether the history is complete, in one query: the only work of every later start. */
async function isComplete({ db }: FastifyInstance, userId: string): Promise<boolean> {
  const [row] = await rowsOf<{ done: number }>(
    db,
    sql`select (
      (select count(*) from journal_entries where type = 'deposit' and deposit_id in ${DEPOSITS.map((_, index) => depositIds(userId, index).id)})
      + (select count(*) from orders where open = 0 and quote_id in ${ORDERS.map((_, index) => quoteIdOf(userId, index))})
    )::int as done`,
  );
  return row?.done === DEPOSITS.length + ORDERS.length;
}

async function saveRecipients({ db, reference, clock }: FastifyInstance, userId: string): Promise<void> {
  for (const { network, phone, name } of RECIPIENTS) {
    const networkId = reference.networks.find((each) => each.name === network)?.id ?? null;
    await saveRecipient(db, userId, { kind: 'topup', name, target: phone, networkId, bankId: '' }, clock.now());
  }
}

/** Creates the demo customer's recipients, and their history through the real ledger, once. After an interrupted start, the next one adds what is missing. */
export async function seedHistory(app: FastifyInstance, people: DemoPeople, now: Date): Promise<void> {
  const { userId } = people;
  if (await isComplete(app, userId)) return;
  await saveRecipients(app, userId);
  const { db, reference, env } = app;
  const { walletCurrency, submitDelaySeconds, promiseSeconds, practice } = env;
  const buy = async (index: number, planned: (typeof ORDERS)[number], clock: Clock): Promise<void> => {
    const context = { db, clock, reference, walletCurrency, submitDelaySeconds, promiseSeconds, practice };
    await settleOrder(context, await place(context, userId, index, planned));
  };
  const events = [
    ...DEPOSITS.map((deposit, index) => ({
      daysAgo: deposit.daysAgo,
      happen: (clock: Clock) => addDeposit(app, people, depositIds(userId, index), deposit, clockAt, clock.now()),
    })),
    ...ORDERS.map((order, index) => ({ daysAgo: order.daysAgo, happen: (clock: Clock) => buy(index, order, clock) })),
  ];
  // In chronological order, as in a statement, at different times of the day.
  for (const [index, { daysAgo, happen }] of events.toSorted((a, b) => b.daysAgo - a.daysAgo).entries())
    await happen(clockAt(after(now, -daysAgo * DAY - index * 1987)));
}
