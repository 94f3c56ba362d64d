import { createHash } from 'node:crypto';

import type { Item } from '@kado/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { checkout, type CheckoutParts } from '../checkout/service.ts';
import { after, type Clock } from '../clock.ts';
import { orderItems, orders, quotes } from '../db/schema/money.ts';
import { HttpError } from '../http/errors.ts';
import { credit } from '../ledger/credit.ts';
import { rowsOf, violated } from '../ledger/sql.ts';
import { type Letters, settle } from '../orders/settle.ts';
import { OPEN } from '../orders/states.ts';
import { priceItems } from '../quotes/price.ts';
import { DEPOSITS, ORDERS } from './plan.ts';

const DAY = 86_400;
/** Nobody is written to about what is long past. */
const SILENT: Letters = { final: async () => undefined, lost: async () => undefined };

/** The same id at every start, so that whatever was done stays done once. */
function fixedId(userId: string, what: string): string {
  const hex = createHash('sha256').update(`${userId} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const quoteIdOf = (userId: string, index: number): string => fixedId(userId, `quote ${index}`);

const at = (time: Date): Clock => ({ now: () => time, sql: () => sql`${time.toISOString()}::timestamptz` });

type Deposit = (typeof DEPOSITS)[number];

async function bringIn(
  { db, env }: FastifyInstance,
  userId: string,
  { bankId, memo, cents }: Deposit,
  clock: Clock,
): Promise<void> {
  const entry = {
    userId,
    bankId,
    memo,
    currency: env.walletCurrency,
    amount: cents,
    depositId: fixedId(userId, memo),
    at: clock.sql(),
  };
  try {
    await db.transaction((tx) => credit(tx, entry));
  } catch (cause) {
    if (violated(cause) === undefined) throw cause;
  }
}

async function place(parts: CheckoutParts, userId: string, index: number, planned: (typeof ORDERS)[number]): Promise<string> {
  const { db, clock, reference, walletCurrency } = parts;
  const quoteId = quoteIdOf(userId, index);
  const items: Item[] = planned.items.map(({ network, phone, amount }, place) => {
    const networkId = reference.networks.find(({ name }) => name === network)?.id ?? '';
    return { id: `demo-${index}-${place}`, kind: 'topup', networkId, phone, amount };
  });
  const priced = priceItems(items, reference, walletCurrency);
  if ('problems' in priced) throw new Error(`the demo cannot buy ${JSON.stringify(priced.problems)}`);
  const { lines, total } = priced;
  const row = { id: quoteId, userId, items, lines, risks: [], total: BigInt(total.amountMinor), currency: walletCurrency };
  const times = { createdAt: clock.sql(), expiresAt: sql`${clock.sql()} + interval '10 minutes'` };
  await db
    .insert(quotes)
    .values({ ...row, ...times })
    .onConflictDoNothing();
  try {
    await checkout(parts, { userId, key: `demo-${quoteId}`, quoteId, grant: undefined, verifyPin: async () => undefined });
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.code !== 'QUOTE_USED') throw cause;
  }
  return quoteId;
}

async function finish({ db, clock }: CheckoutParts, quoteId: string): Promise<void> {
  const open = await db
    .select({ id: orderItems.id, target: orderItems.target })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.quoteId, quoteId), inArray(orderItems.status, [...OPEN])));
  const [submitted, settled] = [at(after(clock.now(), 5)), at(after(clock.now(), 7))];
  for (const { id, target } of open) {
    await db
      .update(orderItems)
      .set({ status: 'submitted', submittedAt: submitted.sql(), acceptedAt: submitted.sql(), attempts: 1 })
      .where(eq(orderItems.id, id));
    const failed = target.endsWith('02');
    const outcome = failed ? { event: 'fail' as const, failureCode: 'INVALID_NUMBER' } : { event: 'deliver' as const };
    await db.transaction((tx) => settle(tx, { ...outcome, itemId: id, supplier: 'sandbox', now: settled.sql() }, SILENT));
  }
}

/** Whether nothing is missing, in one look: every later start has only this to do. */
async function isWhole({ db }: FastifyInstance, userId: string): Promise<boolean> {
  const [row] = await rowsOf<{ done: number }>(
    db,
    sql`select (
      (select count(*) from journal_entries where type = 'deposit' and deposit_id in ${DEPOSITS.map(({ memo }) => fixedId(userId, memo))})
      + (select count(*) from orders where open = 0 and quote_id in ${ORDERS.map((_, index) => quoteIdOf(userId, index))})
    )::int as done`,
  );
  return row?.done === DEPOSITS.length + ORDERS.length;
}

/** Gives somebody a past, through the real ledger, once: what an interrupted start left out the next one adds. */
export async function seedHistory(app: FastifyInstance, userId: string, now: Date): Promise<void> {
  if (await isWhole(app, userId)) return;
  const { db, reference, env } = app;
  const { walletCurrency, submitDelaySeconds, promiseSeconds } = env;
  const buy = async (index: number, planned: (typeof ORDERS)[number], clock: Clock): Promise<void> => {
    const parts = { db, clock, reference, walletCurrency, submitDelaySeconds, promiseSeconds };
    await finish(parts, await place(parts, userId, index, planned));
  };
  const events = [
    ...DEPOSITS.map((deposit) => ({ daysAgo: deposit.daysAgo, happen: (clock: Clock) => bringIn(app, userId, deposit, clock) })),
    ...ORDERS.map((order, index) => ({ daysAgo: order.daysAgo, happen: (clock: Clock) => buy(index, order, clock) })),
  ];
  // In the order of their days, as a statement shows them; each at another time of the day.
  for (const [index, { daysAgo, happen }] of events.toSorted((a, b) => b.daysAgo - a.daysAgo).entries())
    await happen(at(after(now, -daysAgo * DAY - index * 1987)));
}
