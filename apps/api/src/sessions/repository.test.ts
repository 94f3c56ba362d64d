import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { sessions, tokens } from '../db/schema/identity.ts';
import { newId } from '../db/ids.ts';
import { deleteTokens, endSessions, hasDevices, rememberDevice } from './repository.ts';

withDatabases('The stored sessions', (make) => {
  it('an account has devices once a browser was remembered for it', async () => {
    const { app, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    await rememberDevice(app.db, ada.id, [], clock.now());
    expect([await hasDevices(app.db, ada.id), await hasDevices(app.db, bob.id)]).toEqual([true, false]);
  });

  it('without an exception, every session of this user ends, but none of other users', async () => {
    const { app, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    await endSessions(app.db, ada.id, clock.now(), 'suspended');
    const rows = await app.db.select().from(sessions);
    expect(new Map(rows.map(({ userId, endedFor }) => [userId, endedFor]))).toEqual(
      new Map([
        [ada.id, 'suspended'],
        [bob.id, null],
      ]),
    );
  });

  it('the tokens of an open session are deleted, but not those of others', async () => {
    const { app, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const remove = (id: string) => app.db.transaction((tx) => deleteTokens(tx, id));
    const left = ({ sessionId }: { sessionId: string }) => app.db.$count(tokens, eq(tokens.sessionId, sessionId));
    const [session] = await app.db.select().from(sessions).where(eq(sessions.id, ada.sessionId));
    const before = await left(bob);
    expect(before).toBeGreaterThan(0);
    expect(await remove(newId())).toBeUndefined();
    expect(await remove(ada.sessionId)).toEqual(session?.expiresAt);
    expect(await left(ada)).toBe(0);
    await app.db.update(sessions).set({ endedAt: clock.now() }).where(eq(sessions.id, bob.sessionId));
    expect(await remove(bob.sessionId)).toBeUndefined();
    expect(await left(bob)).toBe(before);
  });
});
