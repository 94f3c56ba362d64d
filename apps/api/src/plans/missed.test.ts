import type { Notification } from '@kado/contracts';
import { expect, it } from 'vitest';

import { DAY, planner, statuses } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { runPlans } from './runs.ts';

withDatabases('Of a run that no server bought in time', (make) => {
  const start = async () => {
    const made = await make();
    const { app, call, clock } = made;
    const own = await planner(made);
    const { id } = await own.made();
    const notices = async () => (await call<Notification[]>('GET /notifications', { token: own.who.token })).body.data;
    /** The missed days in the owner's notifications, and the number of mails about them. */
    const told = async () => [
      (await notices()).filter(({ kind }) => kind === 'order.plan_missed').map(({ params }) => params['date']),
      (await app.mail.list()).filter(({ subject }) => subject.endsWith('was not sent')).length,
    ];
    return { app, clock, id, told, ...own };
  };

  it('the owner is notified once for each day, when a server runs again', async () => {
    const { app, clock, id, told, read } = await start();
    clock.advance(20 * 3600);
    await runPlans(app);
    clock.advance(15 * DAY);
    await runPlans(app);
    await runPlans(app);
    const after = ['2026-12-14 planned', '2026-12-07 missed', '2026-11-30 missed', '2026-11-23 ordered'];
    expect(statuses(await read(id))).toEqual(after);
    expect(await told()).toEqual([['2026-12-07', '2026-11-30'], 2]);
    expect((await app.mail.list())[0]?.text).toContain('Monday, 7 December 2026');
  });

  it('the owner is notified when they skip the previous run, which was announced late', async () => {
    const { app, clock, id, told, act } = await start();
    clock.advance(10 * DAY);
    await runPlans(app);
    expect(await told()).toEqual([[], 0]);
    const { data } = (await act(id, 'skip', { date: '2026-11-23' })).body;
    expect(statuses(data)).toEqual(['2026-12-07 planned', '2026-11-30 missed', '2026-11-23 skipped']);
    expect(await told()).toEqual([['2026-11-30'], 1]);
  });

  it('the owner is notified when the server crashed during the purchase', async () => {
    const { app, clock, id, told, read } = await start();
    clock.advance(20 * 3600);
    await runPlans(app);
    clock.advance(DAY);
    onTestHook('checkout:beforeWrite', () => Promise.reject(new Error('The server ends here.')));
    await runPlans(app);
    clock.advance(8 * DAY);
    await runPlans(app);
    expect(statuses(await read(id))).toEqual(['2026-11-30 announced', '2026-11-23 missed']);
    expect(await told()).toEqual([['2026-11-23'], 1]);
  });

  it('the owner is not notified again when it waited, because they know until when', async () => {
    const { app, id, told, read, pass } = await start();
    await pass(1);
    await app.db.execute('update plans set ceiling = 1');
    await pass(9);
    expect(statuses(await read(id)).at(-1)).toBe('2026-11-23 missed');
    expect(await told()).toEqual([[], 0]);
  });
});
