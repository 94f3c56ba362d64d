import type { Session } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { Jar } from '../../test/caller.ts';
import { withDatabases } from '../../test/fixture.ts';
import { type Person, person } from '../../test/people.ts';
import { after } from '../clock.ts';
import { sessions, tokens, users } from '../db/schema/identity.ts';
import { audit } from '../db/schema/system.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { issueTokens } from './tokens.ts';

const SESSION = '__Host-kado_session';
const DAY = 86_400;

withDatabases('Open sessions', (make) => {
  /** Ada, with the bearer token and the cookie of the same session. */
  const begin = async () => {
    const made = await make();
    const ada = await person(made.app);
    const now = made.clock.now();
    const issue = { sessionId: ada.sessionId, sessionEnds: after(now, 30 * DAY), parent: null, now };
    const { refresh } = await issueTokens(made.app.db, issue);
    const cookies = (): Jar => new Map([[SESSION, refresh]]);
    const { action, subject, subjectId, actorId } = audit;
    const log = () => made.app.db.select({ action, subject, subjectId, actorId }).from(audit);
    const status = async ({ token }: Person) => (await made.call('GET /users/me', { token })).status;
    const renew = async (jar = cookies()) => made.call<Session>('POST /auth/refresh', { cookies: jar });
    const end = (change: object) => made.app.db.update(sessions).set(change).where(eq(sessions.id, ada.sessionId));
    return { ...made, ada, now, refresh, cookies, log, status, renew, end };
  };

  it('tokens expire after ten minutes and twelve hours, but no later than their session', async () => {
    const { app, ada, now } = await begin();
    const lives = async (sessionSeconds: number) => {
      const issued = await issueTokens(app.db, {
        sessionId: ada.sessionId,
        sessionEnds: after(now, sessionSeconds),
        parent: 'p',
        now,
      });
      const rows = await Promise.all(
        [issued.bearer, issued.refresh].map((token) =>
          app.db
            .select()
            .from(tokens)
            .where(eq(tokens.hash, hashToken(token))),
        ),
      );
      return [
        issued.bearerSeconds,
        issued.refreshSeconds,
        ...rows.flat().map(({ kind, expiresAt, parent }) => [kind, (expiresAt.getTime() - now.getTime()) / 1000, parent]),
      ];
    };
    expect(await lives(30 * DAY)).toEqual([600, 43_200, ['access', 600, null], ['refresh', 43_200, 'p']]);
    expect(await lives(90)).toEqual([90, 90, ['access', 90, null], ['refresh', 90, 'p']]);
  });

  it('a renewed session is returned with its cookie, its user and their abilities', async () => {
    const { renew, ada, app, clock } = await begin();
    clock.advance(300);
    const { status, body, headers } = await renew();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ expiresIn: 600, user: { id: ada.id }, ability: expect.any(Array) });
    expect(body.data.ability.length).toBeGreaterThan(0);
    expect(headers['set-cookie']).toMatch(
      /^__Host-kado_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [row] = await app.db.select().from(sessions).where(eq(sessions.id, ada.sessionId));
    expect(row?.lastSeenAt).toEqual(clock.now());
  });

  it.each<[string, (begun: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
    ['ended', ({ end, now }) => end({ endedAt: now })],
    ['expired', ({ end, now }) => end({ expiresAt: now })],
    ['of a suspended user', ({ app, now, ada }) => app.db.update(users).set({ suspendedAt: now }).where(eq(users.id, ada.id))],
    [
      'whose token expired',
      ({ app, now, refresh }) =>
        app.db
          .update(tokens)
          .set({ expiresAt: now })
          .where(eq(tokens.hash, hashToken(refresh))),
    ],
    [
      'whose token is of another kind',
      ({ app, refresh }) =>
        app.db
          .update(tokens)
          .set({ kind: 'access' })
          .where(eq(tokens.hash, hashToken(refresh))),
    ],
  ])('a session that is %s cannot be renewed', async (_, change) => {
    const begun = await begin();
    await change(begun);
    expect((await begun.renew()).status).toBe(401);
  });

  it('a session cannot be renewed without a cookie, with a malformed or an unknown one', async () => {
    const { renew } = await begin();
    for (const value of ['x', newToken()]) expect((await renew(new Map([[SESSION, value]]))).status).toBe(401);
    expect((await renew(new Map())).status).toBe(401);
  });

  it.each(['refresh', 'logout'])(
    '%s without a session is 401, whatever its body is; with one, the body is named',
    async (name) => {
      const { app, refresh } = await begin();
      const answers = async (sent: Record<string, string>): Promise<number[]> => {
        const statuses = [];
        for (const payload of ['{', '{"x":1}', 'x', JSON.stringify('x'.repeat(70_000))]) {
          const headers = { ...sent, 'content-type': payload === 'x' ? 'text/plain' : 'application/json' };
          statuses.push((await app.inject({ method: 'POST', url: `/api/v1/auth/${name}`, headers, payload })).statusCode);
        }
        return statuses;
      };
      for (const sent of [{}, { authorization: `Bearer ${newToken()}` }, { cookie: `${SESSION}=${newToken()}` }])
        expect(await answers(sent)).toEqual([401, 401, 401, 401]);
      expect(await answers({ cookie: `${SESSION}=${refresh}` })).toEqual([400, 422, 415, 413]);
      expect(await answers({ cookie: `${SESSION}=${newToken()}`, origin: 'https://evil.example' })).toEqual([403, 403, 403, 403]);
    },
  );

  it('a bearer token ends with its session, its user and its own lifetime', async () => {
    const { app, ada, now, status, end } = await begin();
    expect(await status(ada)).toBe(200);
    await end({ endedAt: now });
    expect(await status(ada)).toBe(401);
    await end({ endedAt: null });
    await app.db.update(users).set({ suspendedAt: now });
    expect(await status(ada)).toBe(401);
    await app.db.update(users).set({ suspendedAt: null });
    expect(await status(ada)).toBe(200);
    await app.db.update(tokens).set({ expiresAt: now });
    expect(await status(ada)).toBe(401);
  });

  it.each(['the bearer token', 'the cookie', 'both'])('sign-out with %s ends the session and clears the cookie', async (by) => {
    const { app, call, ada, cookies, status, log, renew, now } = await begin();
    const options = {
      ...(by !== 'the cookie' && { token: ada.token }),
      ...(by !== 'the bearer token' && { cookies: cookies() }),
    };
    const { status: code, body, headers } = await call('POST /auth/logout', options);
    expect([code, body]).toEqual([200, { data: { ok: true } }]);
    expect(headers['set-cookie']).toMatch(/^__Host-kado_session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect([await status(ada), (await renew()).status]).toEqual([401, 401]);
    expect(await log()).toEqual([{ action: 'auth.logout', subject: 'Session', subjectId: ada.sessionId, actorId: ada.id }]);
    const [ended] = await app.db.select().from(sessions).where(eq(sessions.id, ada.sessionId));
    expect(ended).toMatchObject({ endedAt: now, endedFor: 'logout' });
    expect((await call('POST /auth/logout', options)).status).toBe(401);
  });

  it('an expired or foreign token signs nobody out', async () => {
    const { app, call, now, cookies, refresh, ada, status } = await begin();
    expect((await call('POST /auth/logout', { token: refresh })).status).toBe(401);
    expect((await call('POST /auth/logout', { cookies: new Map([[SESSION, ada.token]]) })).status).toBe(401);
    expect((await call('POST /auth/logout', { cookies: new Map([[SESSION, 'x']]) })).status).toBe(401);
    await app.db.update(tokens).set({ expiresAt: now }).where(eq(tokens.kind, 'refresh'));
    expect((await call('POST /auth/logout', { cookies: cookies() })).status).toBe(401);
    expect(await status(ada)).toBe(200);
  });
});
