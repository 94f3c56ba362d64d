import type { Order } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { buildApp } from '../app.ts';
import { asAdmin, createPostgres, HAS_POSTGRES, openAt } from '../../test/databases.ts';
import { callerOf } from '../../test/caller.ts';
import { testClock } from '../../test/clock.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, person, topup } from '../../test/people.ts';
import { testEnv } from '../testing/env.ts';

const CHANGES = ['journal_entries set memo = memo', 'postings set amount = amount'].map((change) => `update ${change}`);
const REMOVALS = ['journal_entries', 'postings'].flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]);

withDatabases('The ledger', (make) => {
  it('M14 is append-only: the database refuses to change or delete an entry or a posting', async () => {
    const { app } = await make();
    await person(app);
    for (const statement of [...CHANGES, ...REMOVALS])
      await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/^(journal_entries|postings) only grows$/) as string },
      });
    await expectInvariants(app.db);
  });
});

describe.runIf(HAS_POSTGRES)('A separate database role (postgres)', () => {
  it('M14 suffices for the server: a purchase works, but tables, triggers and entries cannot be changed', async () => {
    const { url: migrationUrl, drop } = await createPostgres();
    const url = new URL(migrationUrl);
    const role = `${url.pathname.slice(1)}_app`;
    url.username = role;
    await asAdmin(`create role ${role} login`);
    try {
      const open = () => openAt(url.href, { migrationUrl });
      await (await open()).close();
      const clock = testClock();
      const app = await buildApp({ env: testEnv({ demo: true }), database: await open(), clock });
      const call = callerOf(app);
      const ada = await person(app);
      const { id } = await buy(app, call, ada, [topup(app)]);
      clock.advance(5);
      await app.worker.tick();
      expect((await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data.status).toBe('completed');
      for (const statement of [...CHANGES, ...REMOVALS, 'alter table postings disable trigger all', 'drop table postings'])
        await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
      await expectInvariants(app.db);
      await app.close();
    } finally {
      await drop();
      await asAdmin(`drop role ${role}`);
    }
  });
});
