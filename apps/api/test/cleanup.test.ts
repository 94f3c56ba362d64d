import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { deleteExpired } from '../src/retention/sweep.ts';
import type { Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { login, refresh, register, signUp } from './identity.ts';

const TABLES = ['tokens', 'sessions', 'challenges', 'tickets', 'code_sends', 'mails', 'users', 'devices', 'audit'];

withDatabases('The cleanup', (make) => {
  it('O9 deletes expired rows and nothing that is still in use', async () => {
    const { app, call, clock } = await make();
    const jar: Jar = new Map();
    await signUp(app, call, 'ada@example.test', { cookies: jar });
    await register(call, 'eve@example.test');
    const count = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const table of TABLES)
        counts.push(((await app.db.execute(sql.raw(`select 1 from ${table}`))) as unknown as { rows: unknown[] }).rows.length);
      return counts;
    };
    const before = await count();
    await deleteExpired(app.db, clock.sql());
    expect(await count()).toEqual(before);
    clock.advance(11 * 3600);
    expect((await refresh(call, jar)).status).toBe(200);
    clock.advance(11 * 3600);
    await deleteExpired(app.db, clock.sql());
    expect((await refresh(call, jar)).status).toBe(200);
    clock.advance(61 * 86_400);
    await deleteExpired(app.db, clock.sql());
    const [tokens, sessions, challenges, tickets, sends, , users, devices, audit] = await count();
    expect([tokens, sessions, challenges, tickets, sends]).toEqual([0, 0, 0, 0, 0]);
    expect([users, devices, audit]).toEqual([before[6], before[7], before[8]]);
    expect((await login(call, 'ada@example.test')).status).toBe(200);
  });
});
