import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe } from 'vitest';

import { type AppOptions, buildApp } from '../src/app.ts';
import type { Database } from '../src/db/types.ts';
import type { Env } from '../src/env.ts';
import { checkResponses } from '../src/testing/checked-responses.ts';
import { testEnv } from '../src/testing/env.ts';
import { MEMORY_PRACTICE } from '../src/testing/fresh-database.ts';
import { type Caller, callerOf } from './caller.ts';
import { type TestClock, testClock } from './clock.ts';
import { emptyTables, type Kind, KINDS, sharedDatabase } from './databases.ts';
import { SUPPLIER_TIMEOUT_MS } from '../src/testing/supplier-timeout.ts';

export type MakeOptions = {
  clock?: TestClock;
  env?: Partial<Env>;
  /** Keeps the rows, for a second server on the same data. */
  keep?: boolean;
} & Pick<AppOptions, 'log' | 'webDir' | 'practice'>;
export type TestApp = { app: FastifyInstance; clock: TestClock; call: Caller; kind: Kind };
export type MakeApp = (options?: MakeOptions) => Promise<TestApp>;

/** Runs the tests on each database, or on the given ones. A worker shares one instance, which is emptied for every app. Checks every response against its schema. */
export function withDatabases(name: string, tests: (make: MakeApp, kind: Kind) => void, kinds: readonly Kind[] = KINDS): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    let database: Database;
    const open = new Set<FastifyInstance>();
    beforeAll(async () => {
      database = await sharedDatabase(kind);
    });
    afterEach(async () => {
      await Promise.all([...open].map((app) => app.close()));
      open.clear();
    });
    const make: MakeApp = async ({ clock = testClock(), env, keep = false, ...parts } = {}) => {
      if (!keep) await emptyTables(database);
      const app = await buildApp({
        env: testEnv(env),
        database: { ...database, close: async () => undefined },
        clock,
        practice: MEMORY_PRACTICE,
        ...parts,
      });
      checkResponses(app);
      app.supplier.timeoutMs = SUPPLIER_TIMEOUT_MS;
      open.add(app);
      await app.ready();
      return { app, clock, call: callerOf(app), kind };
    };
    tests(make, kind);
  });
}
