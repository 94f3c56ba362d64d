import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Balance, type Item, type Order, PRACTICE_PIN, type PracticeToken, type Quote } from '@kado/contracts';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach } from 'vitest';

import { practiceDatabase } from '../src/db/open.ts';
import type { Db, PracticeDatabase } from '../src/db/types.ts';
import { testEnv } from '../src/testing/env.ts';
import { openMemory } from '../src/testing/fresh-database.ts';
import type { Caller } from './caller.ts';
import { createPostgres, type Kind } from './databases.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { newKey } from './people.ts';

/** Queries a database over a separate connection. */
async function queryAt<Result>(url: string, query: (db: Db) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return query(drizzle(client) as unknown as Db).finally(() => client.end());
}

/** The database for practice money, as a server opens it, with a count of its openings; `remove` deletes it. */
async function practicePlace(
  kind: Kind,
  kept: boolean,
): Promise<{ practice: (walletCurrency: string) => PracticeDatabase; opened: () => number; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kado-practice-'));
  const own = kind === 'postgres' ? await createPostgres() : undefined;
  let openings = 0;
  const practice = (walletCurrency: string): PracticeDatabase => {
    const env = { ...testEnv(), databaseUrl: own?.url, dataDir: folder, walletCurrency };
    const { open, exists } = practiceDatabase(env, () => undefined);
    return {
      // In a test, practice uses another PostgreSQL database than real money.
      exists: (db) => (own ? queryAt(own.url, exists) : exists(db)),
      open: () => {
        openings += 1;
        return kind === 'embedded' && !kept ? openMemory() : open();
      },
    };
  };
  return {
    practice,
    opened: () => openings,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await own?.drop();
    },
  };
}

/** Creates a token for practice money. */
export async function practise(call: Caller, { token }: { token: string }): Promise<string> {
  const { status, body, text } = await call<PracticeToken>('POST /practice', { token });
  if (status !== 201) throw new Error(text);
  return body.data.token;
}

/** Maps `GET /balance` to a request under /api/practice/v1. */
export const inPractice =
  (call: Caller): Caller =>
  (line, options) =>
    call(line.replace(' /', ' //api/practice/v1/'), options);

/** Buys with practice money and the public PIN. */
export async function buyInPractice(call: Caller, token: string, items: readonly Item[]): Promise<Order> {
  const practice = inPractice(call);
  const quote = await practice<Quote>('POST /quotes', { token, body: { items } });
  if (quote.status !== 201) throw new Error(quote.text);
  const body = { quoteId: quote.body.data.id, pin: PRACTICE_PIN };
  const order = await practice<Order>('POST /checkout', { token, body, headers: { 'idempotency-key': newKey() } });
  if (order.status !== 201) throw new Error(order.text);
  return order.body.data;
}

/** A user's available balance, in minor units. */
export const balanceOf = async (call: Caller, token: string): Promise<number> =>
  (await call<Balance>('GET /balance', { token })).body.data.available.amountMinor;

type Started = TestApp & {
  /** How many times its database was opened. */
  opened: () => number;
  /** Starts a further server on the same data. */
  again: (walletCurrency?: string) => Promise<TestApp>;
};

/** Runs the tests on each database, with a separate practice database for each test. `kept`: on disk, also if it could be in memory. */
export const withPractice = (name: string, tests: (start: (kept?: boolean) => Promise<Started>, kind: Kind) => void): void =>
  withDatabases(name, (make, kind) => {
    const made: TestApp[] = [];
    const removals: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const { app } of made.splice(0)) await app.close();
      for (const remove of removals.splice(0)) await remove();
    });
    const start = async (kept = false): Promise<Started> => {
      const { practice, opened, remove } = await practicePlace(kind, kept);
      removals.push(remove);
      const server = await make({ practice: practice('USD') });
      made.push(server);
      const again = async (walletCurrency = 'USD'): Promise<TestApp> => {
        const env = { walletCurrency };
        const other = await make({ practice: practice(walletCurrency), keep: true, clock: server.clock, env });
        made.push(other);
        return other;
      };
      return { ...server, opened, again };
    };
    tests(start, kind);
  });
