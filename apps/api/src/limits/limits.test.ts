import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { allowances } from '../db/schema/identity.ts';
import { returnAllowance, takeAllowance, takeIfLeft } from './repository.ts';

const ALLOWANCE = { subject: '203.0.113.0/24', kind: 'wrong-pins', max: 3 };

withDatabases('An allowance', (make) => {
  const begin = async () => {
    const { app, clock } = await make();
    const take = (change = {}) =>
      takeAllowance(app.db, { ...ALLOWANCE, ...change }, clock.now()).then(
        () => 'taken',
        ({ status, extras }: { status: number; extras: { retryAfter: number } }) => (status === 429 ? extras.retryAfter : -1),
      );
    return { app, clock, take };
  };

  it('A13 is complete again fifteen minutes after its first use', async () => {
    const { clock, take } = await begin();
    for (let count = 0; count < 3; count += 1) {
      expect(await take()).toBe('taken');
      clock.advance(200);
    }
    expect(await take()).toBe(300);
    clock.advance(299);
    expect(await take()).toBe(1);
    clock.advance(1);
    for (let count = 0; count < 3; count += 1) expect(await take()).toBe('taken');
    expect(await take()).toBe(900);
  });

  it('O9 lasts as long as it specifies', async () => {
    const { clock, take } = await begin();
    const day = { max: 1, seconds: 86_400 };
    expect([await take(day), await take(day)]).toEqual(['taken', 86_400]);
    clock.advance(86_399);
    expect(await take(day)).toBe(1);
    clock.advance(1);
    expect(await take(day)).toBe('taken');
  });

  it('A13 belongs to one address prefix and one kind', async () => {
    const { take } = await begin();
    for (let count = 0; count < 3; count += 1) await take();
    expect([await take(), await take({ subject: '203.0.114.0/24' }), await take({ kind: 'recoveries' })]).toEqual([
      900,
      'taken',
      'taken',
    ]);
  });

  it('A13 can be used again after it was returned, but no more than that', async () => {
    const { app, take } = await begin();
    await take();
    for (let count = 0; count < 3; count += 1) await returnAllowance(app.db, ALLOWANCE);
    expect([await take(), await take(), await take(), await take()]).toEqual(['taken', 'taken', 'taken', 900]);
  });

  it('A13 is not exceeded by concurrent uses, and a refusal writes nothing', async () => {
    const { app, clock } = await begin();
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeIfLeft(app.db, ALLOWANCE, clock.now())));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect((await app.db.select().from(allowances)).map(({ used }) => used)).toEqual([3]);
  });
});
