import type { Balance } from '@kado/contracts';
import { expect, it } from 'vitest';

import { person, topup } from './people.ts';
import { balanceOf, buyInPractice, inPractice, practise, withPractice } from './practice.ts';

withPractice('The server for practice money', (start, kind) => {
  it('is opened by the first user who starts practice, and never by anonymous requests', async () => {
    const { app, call, opened } = await start();
    const who = await person(app);
    const practice = inPractice(call);
    for (const token of [undefined, 'x', who.token])
      expect((await practice('GET /networks', { token })).failure.code).toBe('UNAUTHENTICATED');
    expect(opened()).toBe(0);
    await Promise.all([practise(call, who), practise(call, await person(app))]);
    expect(opened()).toBe(1);
    expect((await practice('GET /networks', { token: who.token })).status).toBe(200);
  });

  it('keeps its data after a restart of the server', async () => {
    const { app, call, again } = await start(true);
    const who = await person(app);
    const token = await practise(call, who);
    await buyInPractice(call, token, [topup(app)]);
    await app.close();
    const next = await again();
    expect(await balanceOf(inPractice(next.call), token)).toBe(9470);
    expect(await balanceOf(next.call, who.token)).toBe(50_000);
  });

  it('starts with new data for another wallet currency', async () => {
    const { app, call, again } = await start(true);
    const who = await person(app, { cents: 0n });
    await practise(call, who);
    await app.close();
    const next = await again('EUR');
    const balance = await inPractice(next.call)<Balance>('GET /balance', { token: await practise(next.call, who) });
    expect(balance.body.data.available).toEqual({ amountMinor: 10_000, currency: 'EUR' });
  });

  // The embedded database allows only one process.
  if (kind !== 'postgres') return;
  it('is shared by several servers', async () => {
    const { app, call, again } = await start();
    const who = await person(app);
    const other = await again();
    const [here, there] = await Promise.all([practise(call, who), practise(other.call, who)]);
    await Promise.all([buyInPractice(call, here, [topup(app)]), buyInPractice(other.call, there, [topup(other.app)])]);
    for (const each of [call, other.call]) expect(await balanceOf(inPractice(each), here)).toBe(8940);
    const tables = await app.db.execute(`select 1 from pg_tables where schemaname like 'kado_practice%'`);
    expect((tables as unknown as { rows: unknown[] }).rows).toEqual([]);
  });
});
