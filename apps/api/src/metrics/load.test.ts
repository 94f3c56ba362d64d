import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, giftCard, person, topup } from '../../test/people.ts';
import { readLoad } from './load.ts';

withDatabases('What waits', (make) => {
  it('includes only due items: a gift for a later day counts from that day', async () => {
    const { app, call, clock } = await make();
    const { promiseSeconds } = app.env;
    const load = async () => {
      const { items, oldestOpenSeconds, overdue } = await readLoad(app.db, clock.sql(), promiseSeconds);
      return [items.queued, oldestOpenSeconds, overdue];
    };
    const until = (time: string) => clock.advance((Date.parse(time) - clock.now().getTime()) / 1000);
    await buy(app, call, await person(app), [giftCard(app, '42', { deliverOn: { date: '2026-12-25', timeZone: 'UTC' } })]);
    until('2026-12-24T23:59:50Z');
    expect(await load()).toEqual([0, 0, 0]);
    await buy(app, call, await person(app), [topup(app)]);
    until('2026-12-24T23:59:57Z');
    expect(await load()).toEqual([1, 7, 0]);
    await app.worker.tick();
    until('2026-12-25T00:00:03Z');
    expect(await load()).toEqual([1, 3, 0]);
    clock.advance(promiseSeconds);
    expect(await load()).toEqual([1, 3 + promiseSeconds, 1]);
  });
});
