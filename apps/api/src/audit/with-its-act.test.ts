import { expect, it, onTestFinished } from 'vitest';

import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { login, signUp } from '../../test/identity.ts';
import { PIN, quoteFor, topup } from '../../test/people.ts';
import { grants, sessions } from '../db/schema/identity.ts';

const EMAIL = 'ada@example.test';

/** Makes the database refuse audit rows of this action from now on. */
async function refuseAudit({ app: { db } }: TestApp, action: string): Promise<void> {
  await db.execute(`alter table audit add constraint refused check (action <> '${action}')`);
  onTestFinished(async () => void (await db.execute('alter table audit drop constraint refused')));
}

withDatabases('What the audit trail cannot record', (make) => {
  /** Ada with two sessions, and the id of the other session. */
  const begin = async () => {
    const made = await make();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    const [other] = await app.db.select().from(sessions);
    const { user, token } = (await login(call, EMAIL)).body.data;
    const open = async () => (await app.db.select().from(sessions)).filter(({ endedAt }) => endedAt === null).length;
    return { ...made, token, ada: { id: user.id, token, sessionId: '', email: EMAIL }, otherId: other?.id ?? '', open };
  };

  it.each([
    ['auth.logout', () => 'POST /auth/logout' as const],
    ['session.end-others', () => 'DELETE /users/me/sessions' as const],
    ['session.end', (id: string) => `DELETE /users/me/sessions/${id}` as const],
  ])('ends no session: %s', async (action, route) => {
    const made = await begin();
    await refuseAudit(made, action);
    expect((await made.call(route(made.otherId), { token: made.token })).status).toBe(500);
    expect(await made.open()).toBe(2);
  });

  it('does not create a grant', async () => {
    const made = await begin();
    const { app, call, token, ada } = made;
    const { id: ref } = await quoteFor(call, ada, [topup(app)]);
    await refuseAudit(made, 'auth.step-up');
    const stepUp = await call('POST /auth/step-up', { token, body: { pin: PIN, purpose: 'checkout', ref } });
    expect([stepUp.status, await app.db.select().from(grants)]).toEqual([500, []]);
  });
});
