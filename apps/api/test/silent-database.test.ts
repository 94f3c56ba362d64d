import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';

import { buildApp } from '../src/app.ts';
import { openPostgres, REPORT_TIMEOUTS, TIMEOUTS } from '../src/db/postgres.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Database } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { callerOf } from './caller.ts';
import { asAdmin, createPostgres, HAS_POSTGRES } from './databases.ts';

const CONNECTIONS = 20;
/** No connection attempt may time out because the machine is busy: it must end only because it is cut. */
const LONG_WAIT = { connectionTimeoutMillis: 3_600_000 };

it('O10 a silent connection is replaced within fifteen seconds', () => {
  expect(TIMEOUTS.silence + TIMEOUTS.connectionTimeoutMillis).toBeLessThan(15_000);
  expect(TIMEOUTS.silence).toBeGreaterThan(TIMEOUTS.statement_timeout);
  expect(REPORT_TIMEOUTS.silence).toBeGreaterThan(REPORT_TIMEOUTS.statement_timeout);
  expect(TIMEOUTS.silence).toBeGreaterThan(TIMEOUTS.idleTimeoutMillis);
});

describe.runIf(HAS_POSTGRES)('A silent database (postgres)', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of cleanups.splice(0).toReversed()) await end();
  });

  /** Freezes the backend process of every pooled connection, without closing the connections. */
  async function freeze({ db }: Database): Promise<void> {
    const found = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)),
    );
    const pids = [...new Set(found.flat().map(({ pid }) => pid))];
    expect(pids).toHaveLength(CONNECTIONS);
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP');
      cleanups.push(() => process.kill(pid, 'SIGCONT'));
    }
  }

  async function serve(silence: number) {
    const own = await createPostgres();
    cleanups.push(own.drop);
    const database = await openPostgres(own.url, () => undefined, { ...LONG_WAIT, silence, max: CONNECTIONS });
    const app = await buildApp({ env: testEnv(), database });
    const call = callerOf(app);
    const forgot = (name: string) => call('POST /auth/forgot-pin', { body: { identifier: `${name}@example.test` } });
    return { app, database, call, forgot };
  }

  it('O10 recovers by itself when twenty connections stop responding', async () => {
    const { app, database, call, forgot } = await serve(1500);
    await freeze(database);
    const waiting = await Promise.all(Array.from({ length: CONNECTIONS * 2 }, (_, index) => forgot(`p${index}`)));
    for (const { status } of waiting) expect([200, 503]).toContain(status);
    while ((await call('GET /ready')).status !== 200);
    // A connection that a busy machine delays is replaced, too.
    let { status } = await forgot('ada');
    while (status === 503) ({ status } = await forgot('ada'));
    expect(status).toBe(200);
    await app.close();
  });

  it('a report may take longer than a request, on separate connections', async () => {
    const own = await createPostgres();
    cleanups.push(own.drop);
    const { db, reports, close } = await openPostgres(own.url, () => undefined, { max: 1, workerMax: 0 });
    const limitOf = (of: Database['db']) => rowsOf(of, sql`show statement_timeout`);
    const limits = await db.transaction(async (tx) => [await limitOf(tx), await limitOf(reports)]);
    expect(limits).toEqual([[{ statement_timeout: '8s' }], [{ statement_timeout: '28s' }]]);
    await close();
  });

  it('O1 O10 a statement that waits for a connection when all are cut gets none', async () => {
    const own = await createPostgres();
    cleanups.push(own.drop);
    const { db, cut, close } = await openPostgres(own.url, () => undefined, {
      ...LONG_WAIT,
      max: 2,
      workerMax: 0,
      statement_timeout: 3_600_000,
    });
    const waiting = Array.from({ length: CONNECTIONS }, () => rowsOf(db, sql`select pg_sleep(3600)`));
    const results = Promise.allSettled(waiting);
    while (
      (
        await asAdmin(
          "select 1 from pg_stat_activity where query like '%pg_sleep(3600)%' and state = 'active' and pid <> pg_backend_pid()",
        )
      ).length < 2
    );
    cut();
    expect(new Set((await results).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await close();
  });

  it('O10 a silent database does not delay the shutdown', async () => {
    const { app, database } = await serve(3_600_000);
    await freeze(database);
    const waiting = database.ping().then(
      () => 'answered',
      () => 'cut',
    );
    await app.close();
    expect(await waiting).toBe('cut');
  });
});
