import type { Notification } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY, planner, statuses } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { runPlans } from './runs.ts';

withDatabases('The owner of a plan', (make) => {
  const start = async () => {
    const made = await make();
    return { ...made, ...(await planner(made)) };
  };

  it('is told of each reason why a run waits', async () => {
    const { app, clock, made, call, who } = await start();
    await made();
    clock.advance(20 * 3600);
    await runPlans(app);
    clock.advance(DAY);
    const told = async () =>
      (await call<Notification[]>('GET /notifications', { token: who.token })).body.data.map(({ kind }) => kind).slice(0, -1);
    await app.db.execute(sql`update plans set ceiling = 529`);
    await runPlans(app);
    await app.db.execute(sql`update plans set ceiling = 700`);
    await app.db.execute(sql`update wallets set available = 529`);
    for (let tries = 0; tries < 3; tries += 1) {
      clock.advance(600);
      await runPlans(app);
    }
    expect(await told()).toEqual(['order.plan_short', 'order.plan_over_ceiling']);
  });

  it('hears nothing of the runs that are left out while the account is suspended', async () => {
    const { app, made, clock, read } = await start();
    const { id } = await made();
    await app.db.execute(sql`update users set suspended_at = now()`);
    clock.advance(8 * DAY + 20 * 3600);
    await runPlans(app);
    expect(await app.mail.list()).toEqual([]);
    await app.db.execute(sql`update users set suspended_at = null`);
    await runPlans(app);
    expect(statuses(await read(id)).slice(1)).toEqual(['2026-11-30 missed', '2026-11-23 missed']);
  });
});
