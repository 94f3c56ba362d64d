import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { leases } from './schema/system.ts';
import { tryWithLease, withLease } from './leases.ts';

withDatabases('A lease', (make) => {
  const begin = async () => {
    const { app, clock } = await make();
    const lease = (name: string) => ({ db: app.db, name, now: clock.sql, seconds: 10 });
    const held = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      return { promise: () => promise, end: resolve };
    };
    return { app, clock, lease, held, rows: async () => app.db.select().from(leases) };
  };

  it('M16 belongs to one process, and is free after its work is done or has failed', async () => {
    const { lease, held, rows } = await begin();
    const first = held();
    const working = tryWithLease(lease('sweep'), first.promise);
    while ((await rows()).length === 0);
    expect(await tryWithLease(lease('sweep'), async () => 'second')).toBeUndefined();
    expect(await tryWithLease(lease('other'), async () => 'third')).toBe('third');
    first.end();
    await working;
    await expect(tryWithLease(lease('sweep'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await tryWithLease(lease('sweep'), async () => 'fourth')).toBe('fourth');
    expect(await rows()).toEqual([]);
  });

  it('A12 makes work with the same name wait', async () => {
    const { lease } = await begin();
    let [running, most] = [0, 0];
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => void setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => withLease(lease('pin'), work)));
    expect([running, most]).toEqual([0, 1]);
  });

  it('M5 expires after the death of its process, which then cannot end the next one', async () => {
    const { lease, held, rows, clock } = await begin();
    const dead = held();
    const dying = tryWithLease(lease('sweep'), dead.promise);
    while ((await rows()).length === 0);
    clock.advance(9);
    expect(await tryWithLease(lease('sweep'), async () => 'early')).toBeUndefined();
    clock.advance(1);
    const next = held();
    const working = tryWithLease(lease('sweep'), next.promise);
    while ((await rows())[0]?.until.getTime() !== clock.now().getTime() + 10_000);
    dead.end();
    await dying;
    expect(await rows()).toHaveLength(1);
    next.end();
    await working;
  });
});
