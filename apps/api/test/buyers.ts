import type { EventEmitter } from 'node:events';

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

import { buildApp } from '../src/app.ts';
import { newId } from '../src/db/ids.ts';
import { grants } from '../src/db/schema/identity.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';
import { hashToken } from '../src/http/tokens.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { testClock } from './clock.ts';
import { copyQuotes } from './copy-quotes.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { newKey, type Person, person, quoteFor, topup } from './people.ts';

const ENDINGS = ['42', '00', '01', '02', '03', '05'];
type Purchase = { key: string; quoteId: string; grant: string; orderId?: string };
export type Buyer = { who: Person; purchases: Purchase[]; unexpected: string[] };

/** Users with money and prepared purchases. */
export async function prepareBuyers(database: Database, buyers: number, each: number): Promise<Buyer[]> {
  const app = await buildApp({ env: testEnv(), database });
  const call = callerOf(app);
  const prepared: Buyer[] = [];
  for (let count = 0; count < buyers; count += 1) {
    const who = await person(app, { cents: 10_000_000n });
    const pattern = await quoteFor(call, who, [topup(app, ENDINGS[count % ENDINGS.length]), topup(app, '42')]);
    const purchases = Array.from({ length: each }, () => ({ key: newKey(), quoteId: newId(), grant: newId() }));
    const expiresAt = new Date(Date.now() + 3_600_000);
    await copyQuotes(
      app.db,
      pattern.id,
      purchases.map(({ quoteId }) => quoteId),
      { expiresAt },
    );
    const { sessionId } = who;
    await app.db
      .insert(grants)
      .values(
        purchases.map(({ quoteId: ref, grant }) => ({ hash: hashToken(grant), sessionId, purpose: 'checkout', ref, expiresAt })),
      );
    prepared.push({ who, purchases, unexpected: [] });
  }
  await app.close();
  return prepared;
}

/** `progress` emits `acknowledged` for every confirmed order; `running` resolves when a failed request should be retried. */
export type Shop = { url: string; progress: EventEmitter; running: () => Promise<unknown>; isOver: () => boolean };

/** Retries one purchase with its own key until the server confirms it. A 503 response says when to retry. */
async function buy({ url, progress, running }: Shop, { who, unexpected }: Buyer, purchase: Purchase): Promise<void> {
  const { key, quoteId, grant } = purchase;
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'idempotency-key': key };
  for (;;) {
    try {
      const response = await fetch(`${url}/api/v1/checkout`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ quoteId, grant }),
      });
      const { status } = response;
      const body = (await response.json()) as { data: { id?: string } };
      const mayRepeat = status === 503 && response.headers.has('retry-after');
      if (status === 201) {
        purchase.orderId = body.data.id ?? '';
        progress.emit('acknowledged');
      } else if (mayRepeat) progress.emit('unavailable');
      else unexpected.push(`${status} ${JSON.stringify(body)}`);
      if (!mayRepeat) break;
    } catch {
      // The server was killed: whether the order was placed is unknown.
    }
    await running();
  }
  // Makes a test fail that waits for the next order.
  const [problem] = unexpected;
  if (problem && progress.listenerCount('error') > 0) progress.emit('error', new Error(problem));
}

/** All buyers buy at once, one purchase after the other. */
export async function buyAll(shop: Shop, buyers: readonly Buyer[]): Promise<void> {
  const working = buyers.map(async (buyer) => {
    for (const purchase of buyer.purchases) {
      if (shop.isOver()) return;
      await buy(shop, buyer, purchase);
    }
  });
  await Promise.all(working);
}

const bought = (buyers: readonly Buyer[]): Purchase[] =>
  buyers.flatMap(({ purchases }) => purchases.filter(({ orderId }) => orderId !== undefined));

/** The orders after a crash: the acknowledged ones, and how many of them are missing or stored twice. */
export type OrderCounts = { orders: number; lost: number; double: number };

/** Expects that exactly the acknowledged orders are stored, once each, and that no money is held an hour later. Returns the number of orders. */
export async function expectAllKept(database: Database, buyers: readonly Buyer[]): Promise<OrderCounts> {
  expect(buyers.flatMap(({ unexpected }) => unexpected)).toEqual([]);
  const clock = testClock(new Date(Date.now() + 3_600_000).toISOString());
  const app: FastifyInstance = await buildApp({ env: testEnv({ demo: false }), database, clock });
  try {
    const rows = await rowsOf<{ key: string; orderId: string }>(
      app.db,
      sql`select k.key, o.id::text as "orderId" from orders o join idempotency_keys k on k.order_id = o.id where k.key not like 'demo-%'`,
    );
    const stored = new Map(rows.map(({ key, orderId }) => [key, orderId]));
    const acknowledged = bought(buyers);
    const lost = acknowledged.filter(({ key, orderId }) => stored.get(key) !== orderId);
    expect(lost).toEqual([]);
    expect([stored.size, new Set(stored.values()).size]).toEqual([acknowledged.length, acknowledged.length]);
    await expectInvariants(app.db);
    await app.worker.tick();
    const [held] = await rowsOf<{ sum: string }>(app.db, sql`select coalesce(sum(held), 0)::text as sum from wallets`);
    expect(held?.sum).toBe('0');
    await expectInvariants(app.db);
    return { orders: acknowledged.length, lost: lost.length, double: rows.length - acknowledged.length };
  } finally {
    await app.close();
  }
}
