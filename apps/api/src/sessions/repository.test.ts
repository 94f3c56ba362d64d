import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { sessions, tokens } from '../db/schema/identity.ts';
import { newId } from '../db/ids.ts';
import { endSessions, expireTokens, hasDevices, rememberDevice } from './repository.ts';

withDatabases('The stored sessions', (make) => {
  it('an account has devices when one was remembered for it', async () => {
    const { app, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    await rememberDevice(app.db, ada.id, [], clock.now());
    expect([await hasDevices(app.db, ada.id), await hasDevices(app.db, bob.id)]).toEqual([true, false]);
  });

  it('without an exception every session of the user ends, and nobody else’s', async () => {
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

  it('the tokens of an open session expire at once, those of others do not', async () => {
    const { app, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const now = clock.now();
    const expire = (id: string) => app.db.transaction((tx) => expireTokens(tx, id, now));
    const ends = async ({ sessionId }: { sessionId: string }) =>
      (await app.db.select().from(tokens).where(eq(tokens.sessionId, sessionId))).map(({ expiresAt }) => expiresAt);
    const [session] = await app.db.select().from(sessions).where(eq(sessions.id, ada.sessionId));
    const before = await ends(bob);
    expect(before.length).toBeGreaterThan(0);
    expect(await expire(newId())).toBeUndefined();
    expect(await expire(ada.sessionId)).toEqual(session?.expiresAt);
    expect(new Set(await ends(ada))).toEqual(new Set([now]));
    await app.db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, bob.sessionId));
    expect(await expire(bob.sessionId)).toBeUndefined();
    expect(await ends(bob)).toEqual(before);
  });
});
