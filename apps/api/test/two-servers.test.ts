import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { users } from '../src/db/schema/identity.ts';
import { rowsOf } from '../src/db/sql.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { createPostgres, HAS_POSTGRES, openAt } from './databases.ts';
import { figure } from './figure.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { grantFor, newKey, type Person, person, PIN, quoteFor, topup } from './people.ts';
import { freePort, ServerProcess } from './server-process.ts';

const ATTEMPTS = 200;
const AFFORDABLE = 50;
const REPEATS = 100;
const COST = 530n;
const SECRETS = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1', KADO_SUBMIT_DELAY_SECONDS: '0' };

describe.runIf(HAS_POSTGRES)('Two servers and two workers on one database (postgres)', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let app: FastifyInstance;
  let servers: readonly ServerProcess[] = [];
  let workers: readonly ServerProcess[] = [];
  /** Two servers of two processes each, without a worker of their own. Wrong PINs, of which no test sends any, have the smallest limit. */
  beforeAll(async () => {
    own = await createPostgres();
    const env = testEnv({ pepper: SECRETS.KADO_PEPPER, codeKey: SECRETS.KADO_CODE_KEY, worker: false });
    app = await buildApp({ env, database: await openAt(own.url) });
    const change = { KADO_PROCESSES: '2', KADO_WORKER: '0', KADO_WRONG_PINS_PER_PREFIX: '1' };
    const server = async () => new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: own.url, ...change });
    servers = [await server(), await server()];
    for (const each of servers) await each.start();
    for (const each of servers) await each.untilOutput(/(?:a process serves[^]*){2}/);
  });
  afterEach(async () => {
    await Promise.all(workers.map((each) => each.kill()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.kill()));
    await app.close();
    await own.drop();
  });

  /** Starts two separate workers, which end with the test. */
  const startWorkers = async (): Promise<void> => {
    const change = { KADO_PROCESSES: '1', KADO_WORKER: 'only' };
    const worker = async () => new ServerProcess(await freePort(), { ...SECRETS, DATABASE_URL: own.url, ...change });
    workers = [await worker(), await worker()];
    await Promise.all(workers.map((each) => each.start()));
  };

  type Sent = { status: number; replayed: boolean; body: { data: { id: string; code?: string } } };
  const post = async (
    { url }: ServerProcess,
    path: string,
    { token }: Partial<Person>,
    body: unknown,
    key = newKey(),
  ): Promise<Sent> => {
    const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': key };
    if (token) headers['authorization'] = `Bearer ${token}`;
    const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const replayed = response.headers.has('idempotency-replayed');
    return { status: response.status, replayed, body: (await response.json()) as Sent['body'] };
  };
  /** Repeats a request, as clients do, when no database connection was free in time. */
  const checkout = async (server: ServerProcess, who: Person, body: unknown, key = newKey()): Promise<Sent> => {
    let answer = await post(server, '/checkout', who, body, key);
    while (answer.status === 503) answer = await post(server, '/checkout', who, body, key);
    return answer;
  };
  const wallet = async ({ id }: Person) =>
    (
      await rowsOf(app.db, sql`select available::int as available, held::int as held from wallets where user_id = ${id}::uuid`)
    )[0];
  const untilSettled = async (): Promise<void> => {
    const open = sql`select 1 from order_items where status in ('queued', 'submitted')`;
    while ((await rowsOf(app.db, open)).length > 0);
  };

  it('M1 M10 M16 sell 50 of 200 concurrent purchases to one wallet, and deliver each item exactly once', async (context) => {
    const call = callerOf(app);
    const ada = await person(app, { cents: COST * BigInt(AFFORDABLE) });
    const endings = ['42', '00', '01', '02', '03'];
    const purchases: { quoteId: string; grant: string }[] = [];
    for (let count = 0; count < ATTEMPTS; count += 1) {
      const { id: quoteId } = await quoteFor(call, ada, [topup(app, endings[count % endings.length])]);
      purchases.push({ quoteId, grant: await grantFor(app, ada, quoteId) });
    }
    const sent = await Promise.all(purchases.map((body, index) => checkout(servers[index % 2]!, ada, body)));
    const results = sent.map(({ status, body }) => (status === 201 ? 'bought' : body.data.code));
    const bought = results.filter((result) => result === 'bought').length;
    expect(bought).toBe(AFFORDABLE);
    expect(results.filter((result) => result === 'INSUFFICIENT_FUNDS')).toHaveLength(ATTEMPTS - AFFORDABLE);
    expect(await wallet(ada)).toEqual({ available: 0, held: Number(COST) * AFFORDABLE });
    await expectInvariants(app.db);

    await startWorkers();
    await untilSettled();
    const books = await rowsOf<{ status: string; items: number; bought: number; entries: number }>(
      app.db,
      sql`select i.status, count(distinct i.id)::int as items, count(distinct s.reference)::int as bought, count(j.id)::int as entries
        from order_items i left join sandbox_items s on s.reference = i.id::text
        left join journal_entries j on j.order_item_id = i.id and j.type in ('capture', 'release')
        where i.user_id = ${ada.id}::uuid group by i.status order by 1`,
    );
    const failed = books.find(({ status }) => status === 'failed')?.items ?? 0;
    const delivered = books.find(({ status }) => status === 'delivered')?.items;
    expect(books.map(({ status }) => status).filter((status) => status !== 'failed')).toEqual(['delivered']);
    expect(delivered).toBe(AFFORDABLE - failed);
    for (const { items, bought: sold, entries } of books) expect([sold, entries]).toEqual([items, items]);
    expect(await wallet(ada)).toEqual({ available: Number(COST) * failed, held: 0 });
    await expectInvariants(app.db);
    figure(
      context,
      `${bought} of ${sent.length} bought at two servers, ${delivered} delivered and ${failed} refunded by two workers`,
    );
  });

  it('M2 charge once for one key that is sent a hundred times concurrently', async () => {
    const ada = await person(app);
    const { id: quoteId } = await quoteFor(callerOf(app), ada, [topup(app)]);
    const body = { quoteId, grant: await grantFor(app, ada, quoteId) };
    const key = newKey();
    const sent = await Promise.all(Array.from({ length: REPEATS }, (_, index) => checkout(servers[index % 2]!, ada, body, key)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(sent.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(sent.filter(({ replayed }) => replayed)).toHaveLength(REPEATS - 1);
    expect(await wallet(ada)).toEqual({ available: 50_000 - Number(COST), held: Number(COST) });
    await expectInvariants(app.db);
  });

  it('A13 A12 sign in any number of users at once from one address prefix, and accept any number of PINs of one user', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person(app)));
    await app.db.update(users).set({ pinHash: await app.pins.hash(PIN) });
    const sent = await Promise.all(
      people.map(({ email }, index) => post(servers[index % 2]!, '/auth/login', {}, { identifier: email, pin: PIN })),
    );
    expect(sent.map(({ status }) => status)).toEqual(people.map(() => 200));
    const [ada] = people as [Person];
    const call = callerOf(app);
    const quotes = [];
    for (let count = 0; count < 12; count += 1) quotes.push(await quoteFor(call, ada, [topup(app)]));
    const paid = await Promise.all(
      quotes.map(({ id }, index) => post(servers[index % 2]!, '/checkout', ada, { quoteId: id, pin: PIN })),
    );
    expect(paid.map(({ status }) => status)).toEqual(quotes.map(() => 201));
  });
});
