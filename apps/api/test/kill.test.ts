import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openFolder } from '../src/db/embedded.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { grants } from '../src/db/schema/identity.ts';
import type { Database } from '../src/db/types.ts';
import { hashToken } from '../src/http/tokens.ts';
import { newId } from '../src/db/ids.ts';
import { rowsOf } from '../src/db/sql.ts';
import { testEnv } from '../src/testing/env.ts';
import { fillFolder } from '../src/testing/fresh-database.ts';
import { callerOf } from './caller.ts';
import { testClock } from './clock.ts';
import { copyQuotes } from './copy-quotes.ts';
import { createPostgres, KINDS } from './databases.ts';
import { figure } from './figure.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { newKey, type Person, person, quoteFor, topup } from './people.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { size } from './size.ts';

const KILLS = size(20, 200);
const CLIENTS = 30;
/** The least number of acknowledged orders before each kill. */
const ORDERS_PER_KILL = 10;
const ENDINGS = ['42', '00', '01', '02', '03', '05'];
type Purchase = { key: string; quoteId: string; grant: string; orderId?: string };
type Client = { who: Person; purchases: Purchase[]; unexpected: string[] };

/** Emits `acknowledged` for every order that the server confirmed. */
const progress = new EventEmitter();
/** Resolves when the server has been restarted. */
let running: Promise<unknown> = Promise.resolve();

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** Users with money and prepared purchases. */
async function prepare(database: Database, each: number): Promise<Client[]> {
  const app = await buildApp({ env: testEnv(), database });
  const call = callerOf(app);
  const clients: Client[] = [];
  for (let count = 0; count < CLIENTS; count += 1) {
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
    clients.push({ who, purchases, unexpected: [] });
  }
  await app.close();
  return clients;
}

/** Sends one purchase with its own key until the server responds. */
async function buy(url: string, { who, unexpected }: Client, purchase: Purchase): Promise<void> {
  const { key, quoteId, grant } = purchase;
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'idempotency-key': key };
  for (;;) {
    try {
      const response = await fetch(`${url}/api/v1/checkout`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ quoteId, grant }),
      });
      const body = (await response.json()) as { data: { id?: string } };
      if (response.status === 201) {
        purchase.orderId = body.data.id ?? '';
        progress.emit('acknowledged');
      } else if (response.status < 500) unexpected.push(`${response.status} ${JSON.stringify(body)}`);
      if (response.status < 500) return;
    } catch {
      // The server was killed: whether it was bought is unknown.
    }
    await running;
  }
}

const acknowledged = (clients: readonly Client[]): Purchase[] =>
  clients.flatMap(({ purchases }) => purchases.filter(({ orderId }) => orderId !== undefined));

async function prepareDatabase(kind: Database['kind']): Promise<{ open: () => Promise<Database>; env: Record<string, string> }> {
  const secrets = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1', KADO_SUBMIT_DELAY_SECONDS: '0' };
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'kado-kill-'));
    await fillFolder(folder);
    cleanups.push(async () => rmSync(folder, { recursive: true }));
    return { open: () => openFolder(folder), env: { ...secrets, KADO_DATA_DIR: folder } };
  }
  const { url, drop } = await createPostgres();
  cleanups.push(drop);
  return { open: () => openPostgres(url, () => undefined), env: { ...secrets, DATABASE_URL: url } };
}

for (const kind of KINDS)
  it(`M5 ${kind}: ${KILLS} × kill -9 under 30 clients that retry with their own keys loses and duplicates nothing`, async (context) => {
    const { open, env } = await prepareDatabase(kind);
    const clients = await prepare(await open(), size(400, 4000));
    const server = new ServerProcess(await freePort(), env);
    cleanups.push(() => server.kill());
    await server.start();
    let over = false;
    const working = clients.map(async (client) => {
      for (const purchase of client.purchases) {
        if (over) return;
        await buy(server.url, client, purchase);
      }
    });
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // A random number of orders later the other clients are in the middle of theirs.
      const orders = ORDERS_PER_KILL + Math.floor(Math.random() * 30);
      for (let count = 0; count < orders; count += 1) await once(progress, 'acknowledged');
      const restart = Promise.withResolvers<void>();
      running = restart.promise;
      await server.kill();
      restarts.push(await server.start());
      restart.resolve();
    }
    over = true;
    await Promise.all(working);
    await server.kill('SIGTERM');

    const bought = acknowledged(clients);
    expect(clients.flatMap(({ unexpected }) => unexpected)).toEqual([]);
    const app = await buildApp({
      env: testEnv({ demo: false }),
      database: await open(),
      clock: testClock(new Date(Date.now() + 3_600_000).toISOString()),
    });
    cleanups.push(() => app.close());
    const rows = await rowsOf<{ key: string; orderId: string }>(
      app.db,
      sql`select k.key, o.id::text as "orderId" from orders o join idempotency_keys k on k.order_id = o.id where k.key not like 'demo-%'`,
    );
    const stored = new Map(rows.map(({ key, orderId }) => [key, orderId]));
    expect(bought.filter(({ key, orderId }) => stored.get(key) !== orderId)).toEqual([]);
    expect([stored.size, new Set(stored.values()).size]).toEqual([bought.length, bought.length]);
    await expectInvariants(app.db);
    await app.worker.tick();
    const [held] = await rowsOf<{ sum: string }>(app.db, sql`select coalesce(sum(held), 0)::text as sum from wallets`);
    expect(held?.sum).toBe('0');
    await expectInvariants(app.db);
    const slowest = Math.round(Math.max(...restarts));
    figure(context, `${bought.length} orders acknowledged, 0 lost, 0 double, slowest restart ${slowest} ms`);
    expect(bought.length).toBeGreaterThanOrEqual(KILLS * ORDERS_PER_KILL);
  });
