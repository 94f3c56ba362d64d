import { expect, it } from 'vitest';

import { begin } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { hashToken } from '../http/tokens.ts';
import { type GrantUse, insertGrant, isOwnReference, spendGrant } from './repository.ts';

withDatabases('A grant', (make) => {
  const prepare = async () => {
    const { app, clock } = await make();
    const [{ sessionId }, { sessionId: other }] = [await person(app), await person(app)];
    const ref = newId();
    const { grant } = await insertGrant(app.db, { sessionId, purpose: 'reveal', ref, now: clock.now() });
    const use = (change: Partial<GrantUse> = {}) =>
      spendGrant(app.db, { hash: hashToken(grant), sessionId, purpose: 'reveal', ref, now: clock.sql(), ...change });
    return { clock, other, use };
  };

  it('is used up by its own action, once, and by no other', async () => {
    const { other, use } = await prepare();
    const others = [{ hash: hashToken('another') }, { sessionId: other }, { purpose: 'redirect' as const }, { ref: newId() }];
    for (const change of others) expect([change, await use(change)]).toEqual([change, false]);
    expect([await use(), await use()]).toEqual([true, false]);
  });

  it('is no longer valid after five minutes', async () => {
    const { clock, use } = await prepare();
    clock.advance(301);
    expect(await use()).toBe(false);
  });

  it('for a credit is only for operators, and for an existing deposit', async () => {
    const { app, call } = await make();
    const [ada, ops] = [await person(app), await person(app, { role: 'operator' })];
    const { id } = await begin(app, call, ada);
    const isOwn = (who: { id: string }, role: string, ref: string) => isOwnReference(app.db, { id: who.id, role }, 'credit', ref);
    expect(await isOwn(ops, 'operator', id)).toBe(true);
    expect(await isOwn(ops, 'operator', newId())).toBe(false);
    expect(await isOwn(ada, 'customer', id)).toBe(false);
  });
});
