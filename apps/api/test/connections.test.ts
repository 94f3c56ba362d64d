import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';

import { buildApp } from '../src/app.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Db } from '../src/db/types.ts';
import { systemClock } from '../src/clock.ts';
import { testEnv } from '../src/testing/env.ts';
import { createPostgres, HAS_POSTGRES, openAt } from './databases.ts';
import { figure } from './figure.ts';
import { person } from './people.ts';
import { freePort, ServerProcess } from './server-process.ts';

const PROCESSES = 4;
/** The maximum for all processes. Each has two connections for requests, two for its worker, and one for practice money. */
const MAX_OPEN = 5 * PROCESSES;
const REQUESTS = 60;
const SECRETS = { KADO_PEPPER: 'p'.repeat(40), KADO_CODE_KEY: 'c'.repeat(40), KADO_DEMO: '1' };
const LIMITS = { KADO_PROCESSES: String(PROCESSES), KADO_DATABASE_CONNECTIONS: String(MAX_OPEN) };

/** The application name of the test's own connections. */
const TEST = 'test';

/** The server's connections, and how many of them wait for a lock. Not queried in a transaction, which would always see the same numbers. */
const connections = async (db: Db): Promise<{ open: number; waiting: number }> => {
  const [row] = await rowsOf<{ open: number; waiting: number }>(
    db,
    sql`select count(*)::int as open, (count(*) filter (where wait_event_type = 'Lock'))::int as waiting
      from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name <> ${TEST}`,
  );
  return row ?? { open: 0, waiting: 0 };
};

/** A request that waited too long for a connection gets 503 and may be repeated. */
const expectOnly = (expected: number, answers: readonly { status: number }[]): void => {
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 503)).toEqual([expected]);
};

// Without this timeout, a hanging connection would fail its test only after half an hour. The signal then aborts all requests of the test.
describe.runIf(HAS_POSTGRES)('The connections of a server (postgres)', { timeout: 300_000 }, () => {
  /** A server of several processes, the token of a signed-in user, and a separate database connection for the test. */
  const begin = async (signal: AbortSignal) => {
    const { url, drop } = await createPostgres();
    onTestFinished(drop);
    const database = await openAt(`${url}?application_name=${TEST}`, { max: 2, workerMax: 0 });
    onTestFinished(database.close);
    const app = await buildApp({ env: testEnv(), database: { ...database, close: async () => undefined }, clock: systemClock });
    const { token } = await person(app);
    await app.close();
    const server = new ServerProcess(await freePort(), { ...SECRETS, ...LIMITS, DATABASE_URL: url });
    onTestFinished(() => server.kill());
    await server.start();
    await server.untilOutput(new RegExp(`(?:a process serves[^]*){${PROCESSES}}`));
    /** Uses a new connection for each request, so that requests reach all processes in turn. */
    const send = async (path: string, bearer: string, method = 'GET') => {
      const headers = { authorization: `Bearer ${bearer}`, connection: 'close' };
      const response = await fetch(server.url + path, { method, headers, signal });
      return { status: response.status, text: await response.text() };
    };
    return { db: database.db, token, send };
  };

  it('O10 never exceed KADO_DATABASE_CONNECTIONS, whatever its processes, workers and practice wait for', async (context) => {
    const { db, token, send } = await begin(context.signal);
    const { text } = await send('/api/v1/practice', token, 'POST');
    const { token: practice } = (JSON.parse(text) as { data: { token: string } }).data;
    for (let count = 0; count < 4 * PROCESSES; count += 1)
      expect((await send('/api/practice/v1/balance', practice)).status).toBe(200);
    const seen: number[] = [];
    let answers: Promise<{ status: number }[][]> | undefined;
    let enough = false;
    /** Clients that send requests until enough connections wait: on a busy machine, their first requests are refused earlier. */
    const ask = (path: string, bearer: string) =>
      Array.from({ length: REQUESTS }, async () => {
        const own = [await send(path, bearer)];
        while (!enough) own.push(await send(path, bearer));
        return own;
      });
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table public.wallets, kado_practice_usd.wallets in access exclusive mode`);
      const untilWaiting = async (wanted: number) => {
        for (let waiting = 0; waiting < wanted;) {
          context.signal.throwIfAborted();
          const now = await connections(db);
          seen.push(now.open);
          ({ waiting } = now);
        }
      };
      // Every connection for practice and for requests waits for the wallets; those of workers do not wait. Practice first, because it looks up the real session.
      const practising = ask('/api/practice/v1/balance', practice);
      await untilWaiting(PROCESSES);
      answers = Promise.all([...practising, ...ask('/api/v1/balance', token)]);
      await untilWaiting(3 * PROCESSES);
      enough = true;
    });
    expectOnly(200, (await answers)?.flat() ?? []);
    figure(context, `at most ${Math.max(...seen)} connections at once`);
    expect(Math.max(...seen)).toBeLessThanOrEqual(MAX_OPEN);
  });

  it('O10 are not opened by anonymous requests for practice money if practice was never used', async ({ signal }) => {
    const { db, send } = await begin(signal);
    const flood = Promise.all(Array.from({ length: 10 * REQUESTS }, () => send('/api/practice/v1/balance', 'x'.repeat(43))));
    let done = false;
    const over = () => (done = true);
    const ended = flood.then(over, over);
    let most = 0;
    while (!done) most = Math.max(most, (await connections(db)).open);
    await ended;
    expectOnly(401, await flood);
    expect(most).toBeLessThanOrEqual(MAX_OPEN);
    expect(await rowsOf(db, sql`select nspname from pg_namespace where nspname like 'kado_practice%'`)).toEqual([]);
  });
});
