import type { Session } from '@kado/contracts';
import { expect, it } from 'vitest';

import type { Jar } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { type Challenge, codeFor, GOOD_PIN, login, OTHER_PIN, refresh, signUp } from './identity.ts';
import { person } from './people.ts';

const EMAIL = 'ada@example.test';
const copy = (jar: Jar): Jar => new Map(jar);
const SESSION = '__Host-kado_session';

withDatabases('Sessions', (make) => {
  const begin = async (): Promise<TestApp & { jar: Jar; session: Session }> => {
    const made = await make();
    const jar: Jar = new Map();
    return { ...made, jar, session: await signUp(made.app, made.call, EMAIL, { cookies: jar }) };
  };

  it('A6 rejects forged and foreign tokens', async () => {
    const { app, call, clock, jar, session } = await begin();
    const { token } = session;
    const other = await signUp(app, call, 'eve@example.test');
    const cookie = jar.get(SESSION) ?? '';
    const me = (authorization: string) => call('GET /users/me', { headers: { authorization } });
    const forged = [
      '',
      'Bearer',
      `Bearer ${token.slice(1)}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}é`,
      `Basic ${token}`,
      `xBearer ${token}`,
      token,
      `Bearer  ${token}`,
      `Bearer ${token} ${token}`,
      `Bearer ${'x'.repeat(8000)}`,
      `Bearer ${cookie}`,
      'Bearer null',
      `Bearer ${token},${other.token}`,
    ];
    for (const authorization of forged)
      expect(await me(authorization)).toMatchObject({ status: 401, failure: { code: 'UNAUTHENTICATED' } });
    expect((await me(`bearer ${token}`)).status).toBe(200);
    expect((await refresh(call, new Map([[SESSION, token]]))).status).toBe(401);
    expect((await refresh(call, new Map([[SESSION, `${cookie}x`]]))).status).toBe(401);
    clock.advance(600);
    expect((await me(`Bearer ${token}`)).status).toBe(401);
  });

  it('A6 rejects two Authorization headers (401) and an oversized one (431)', async () => {
    const { app, session } = await begin();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const { request } = await import('node:http');
    const ask = (headers: string[]): Promise<number> =>
      new Promise((resolve, reject) => {
        request(
          { port: (address as { port: number }).port, path: '/api/v1/users/me', headers: ['host', 'x', ...headers] },
          (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          },
        )
          .on('error', reject)
          .end();
      });
    expect(await ask(['authorization', `Bearer ${session.token}`])).toBe(200);
    expect(await ask(['authorization', `Bearer ${session.token}`, 'x-names', 'authorization'])).toBe(200);
    expect(await ask(['authorization', `Bearer ${session.token}`, 'Authorization', `Bearer ${session.token}`])).toBe(401);
    expect(await ask(['authorization', `Bearer ${'x'.repeat(1_000_000)}`])).toBe(431);
  });

  it.each([
    'logout',
    'ended elsewhere',
    'all others ended',
    'forgotten PIN',
    'changed PIN',
    'PIN changed elsewhere',
    'suspension',
  ])('A7 after %s the token works on no route', async (event) => {
    const { app, call, jar, session } = await begin();
    const { token } = session;
    const newPin = { currentPin: GOOD_PIN, newPin: OTHER_PIN };
    const elsewhere = (await login(call, EMAIL)).body.data;
    const events: Record<string, () => Promise<unknown>> = {
      logout: () => call('POST /auth/logout', { token }),
      'ended elsewhere': async () => {
        const list = await call<{ id: string; current: boolean }[]>('GET /users/me/sessions', { token });
        return call(`DELETE /users/me/sessions/${list.body.data.find(({ current }) => current)?.id}`, {
          token: elsewhere.token,
        });
      },
      'all others ended': () => call('DELETE /users/me/sessions', { token: elsewhere.token }),
      'forgotten PIN': async () => {
        const { id } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL } })).body.data;
        const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
          body: { challengeId: id, token: await codeFor(app, EMAIL) },
        });
        return call('POST /auth/forgot-pin/set', { body: { resetToken: verified.body.data.resetToken, pin: OTHER_PIN } });
      },
      'changed PIN': () => call('POST /users/me/change-pin', { token, body: newPin }),
      'PIN changed elsewhere': () => call('POST /users/me/change-pin', { token: elsewhere.token, body: newPin }),
      suspension: async () => {
        const operator = await person(app, { role: 'operator' });
        return call(`POST /admin/users/${session.user.id}/suspend`, { token: operator.token, body: { reason: 'A stolen card' } });
      },
    };
    expect((await call('GET /users/me', { token })).status).toBe(200);
    expect(await events[event]?.()).toMatchObject({ status: 200 });
    const closed = app.routeTable.filter((route) => !route.public && route.url.startsWith('/api/v1'));
    expect(closed.length).toBeGreaterThan(4);
    for (const { method, url } of closed)
      expect((await call(`${method} ${url.slice('/api/v1'.length).replaceAll(/:\w+/g, 'x')}`, { token })).status).toBe(401);
    expect((await refresh(call, jar)).status).toBe(401);
    const endsOne = event.startsWith('all') || event.startsWith('ended') || event === 'logout';
    expect((await call('GET /users/me', { token: elsewhere.token })).status).toBe(endsOne ? 200 : 401);
  });

  it('B5 another origin can neither refresh nor sign out', async () => {
    const { app, call, jar, session } = await begin();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://127.0.0.1:9999' },
      { origin: `${app.env.origin}.evil.test` },
    ];
    for (const path of ['/auth/refresh', '/auth/logout'])
      for (const headers of foreign)
        expect(await call(`POST ${path}`, { cookies: copy(jar), headers })).toMatchObject({
          status: 403,
          failure: { code: 'FORBIDDEN' },
        });
    expect(
      (
        await call('POST /auth/refresh', {
          cookies: copy(jar),
          headers: { origin: app.env.origin, 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200);
    expect((await call('GET /users/me', { token: session.token })).status).toBe(200);
  });

  it('B5 the cookie is not accepted on other routes, and form content types are rejected', async () => {
    const { app, call, jar } = await begin();
    const writes = app.routeTable.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/v1'));
    for (const { method, url, public: open } of writes.filter((route) => !/auth\/(refresh|logout)$/.test(route.url))) {
      const path = url.slice('/api/v1'.length).replaceAll(/:\w+/g, 'x');
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const response = await call(`${method} ${path}`, {
          cookies: copy(jar),
          headers: { 'content-type': type, origin: 'https://evil.test' },
          payload: '{"a":1}',
        });
        expect(response.status).toBe(open ? 415 : 401);
      }
    }
    expect(writes.length).toBeGreaterThan(10);
  });
});
