import { Challenge, dataOf, Session, User } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import type { Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, register, signUp } from './identity.ts';

withDatabases('Identity', (make) => {
  it('registers, verifies the code, creates a PIN and signs in', async () => {
    const { app, call } = await make();
    const challenge = await register(call, 'Ada@Example.test');
    expect(challenge.status).toBe(201);
    expect(dataOf(Challenge).parse(challenge.body).data).toMatchObject({
      purpose: 'register',
      channel: 'email',
      maskedTo: 'a•••@e•••.test',
      attemptsLeft: 5,
    });
    const token = await codeFor(app, 'Ada@Example.test');
    const verified = await call<{ pinToken: string }>('POST /auth/verify-token', {
      body: { challengeId: challenge.body.data.id, token },
    });
    const weak = await call('POST /auth/create-pin', { body: { pinToken: verified.body.data.pinToken, pin: '123456' } });
    expect(weak).toMatchObject({ status: 422, failure: { code: 'WEAK_PIN' } });
    const cookies: Jar = new Map();
    const made = await call('POST /auth/create-pin', { body: { pinToken: verified.body.data.pinToken, pin: GOOD_PIN }, cookies });
    const { data } = dataOf(Session).parse(made.body);
    expect(data).toMatchObject({ expiresIn: 600, user: { email: 'Ada@Example.test', phoneVerified: false, languageCode: 'en' } });
    expect([...cookies.keys()]).toEqual(['__Host-kado_session', 'kado_device']);
    const me = await call('GET /users/me', { token: data.token });
    expect(dataOf(User).parse(me.body).data).toEqual(data.user);
  });

  it('sets HttpOnly, Secure, SameSite=Strict cookies', async () => {
    const { app, call } = await make();
    await signUp(app, call, 'ada@example.test');
    const response = await login(call, ' ADA@example.test ');
    const lines = response.headers['set-cookie'] as string[];
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('gives both cookies the prefix __Host- on https, and ignores a device cookie without it', async () => {
    const { app, call } = await make({ env: { origin: 'https://kado.example' } });
    const cookies: Jar = new Map();
    await signUp(app, call, 'ada@example.test', { cookies });
    expect([...cookies.keys()]).toEqual(['__Host-kado_session', '__Host-kado_device']);
    const device = cookies.get('__Host-kado_device') ?? '';
    for (let index = 0; index < 5; index += 1) await login(call, 'ada@example.test', OTHER_PIN);
    expect((await login(call, 'ada@example.test', GOOD_PIN, new Map([['kado_device', device]]))).status).toBe(423);
    expect((await login(call, 'ada@example.test', GOOD_PIN, new Map([['__Host-kado_device', device]]))).status).toBe(200);
  });

  it('notifies a known address that it already has an account, and accepts no code for it', async () => {
    const { app, call } = await make();
    await signUp(app, call, 'ada@example.test');
    const again = await register(call, 'ADA@example.test');
    expect(again.status).toBe(201);
    const [mail] = await app.mail.list();
    expect(mail).toMatchObject({ to: 'ada@example.test', subject: 'You already have an account' });
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('resets a forgotten PIN with a code and ends every session', async () => {
    const { app, call } = await make();
    const { token } = await signUp(app, call, 'ada@example.test');
    const challenge = await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: 'ada@example.test' } });
    expect(challenge.body.data).toMatchObject({ purpose: 'forgot-pin', maskedTo: 'a•••@e•••.test' });
    const code = await codeFor(app, 'ada@example.test');
    const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
      body: { challengeId: challenge.body.data.id, token: code },
    });
    const { resetToken } = verified.body.data;
    expect((await call('POST /auth/forgot-pin/set', { body: { resetToken, pin: OTHER_PIN } })).body).toEqual({
      data: { ok: true },
    });
    expect((await call('GET /users/me', { token })).status).toBe(401);
    expect((await login(call, 'ada@example.test', GOOD_PIN)).status).toBe(401);
    expect((await login(call, 'ada@example.test', OTHER_PIN)).status).toBe(200);
    expect((await app.mail.list()).slice(0, 2).map(({ subject }) => subject)).toEqual([
      'New sign-in to your account',
      'Your PIN was changed',
    ]);
  });

  it('signs in with a verified phone number in any format, not with an unverified one', async () => {
    const { app, call } = await make();
    await signUp(app, call, 'ada@example.test');
    expect((await login(call, '+2348035550142')).status).toBe(401);
    await app.db.execute("update users set phone_verified = true where email = 'ada@example.test'");
    for (const spelling of ['+2348035550142', '234 803 555 0142', '+234-803-555-0142'])
      expect((await login(call, spelling)).status).toBe(200);
    const challenge = await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: '+2348035550142' } });
    expect(challenge.body.data).toMatchObject({ channel: 'sms', maskedTo: '+234 •••• 42' });
    expect(await codeFor(app, '+2348035550142')).toMatch(/^\d{6}$/);
  });

  it('reports a suspension only after a correct PIN, and ends open sessions', async () => {
    const { app, call } = await make();
    const { token } = await signUp(app, call, 'ada@example.test');
    await app.db.execute('update users set suspended_at = now()');
    expect((await call('GET /users/me', { token })).status).toBe(401);
    expect(await login(call, 'ada@example.test', OTHER_PIN)).toMatchObject({
      status: 401,
      failure: { code: 'INVALID_CREDENTIALS' },
    });
    expect(await login(call, 'ada@example.test')).toMatchObject({ status: 403, failure: { code: 'ACCOUNT_SUSPENDED' } });
  });

  it('lists sessions newest first, ends one, and ends all others', async () => {
    const { app, call, clock } = await make();
    const first = await signUp(app, call, 'ada@example.test');
    for (let count = 0; count < 3; count += 1) {
      clock.advance(1);
      await login(call, 'ada@example.test');
    }
    const list = await call<{ id: string; current: boolean }[]>('GET /users/me/sessions?limit=3', { token: first.token });
    expect(list.body.data.map(({ current }) => current)).toEqual([false, false, false]);
    const rest = (language: string) =>
      call(`GET /users/me/sessions?cursor=${list.body.meta?.nextCursor}`, {
        token: first.token,
        headers: { 'accept-language': language },
      });
    expect((await rest('en')).body.data).toMatchObject([{ current: true, device: 'Unknown device' }]);
    // In the language of the request, not in that of the sign-in.
    expect((await rest('ar')).body.data).toMatchObject([{ current: true, device: 'جهاز غير معروف' }]);
    const one = list.body.data[0]?.id;
    expect((await call(`DELETE /users/me/sessions/${one}`, { token: first.token })).status).toBe(200);
    expect((await call(`DELETE /users/me/sessions/${one}`, { token: first.token })).status).toBe(404);
    expect((await call('DELETE /users/me/sessions', { token: first.token })).body).toEqual({ data: { ok: true } });
    const csv = await call('GET /users/me/sessions', { token: first.token, headers: { accept: 'text/csv' } });
    expect(csv.text.split('\r\n')).toHaveLength(3);
    expect((await call('GET /users/me/sessions?cursor=nonsense', { token: first.token })).failure.fields).toHaveProperty(
      'cursor',
    );
  });

  describe('Z3 the order of the steps', () => {
    it('Z3 accepts the steps of a registration only in order', async () => {
      const { app, call } = await make();
      const email = 'ada@example.test';
      expect((await call('POST /auth/create-pin', { body: { pinToken: 'x'.repeat(43), pin: GOOD_PIN } })).failure.code).toBe(
        'TOKEN_INVALID',
      );
      expect((await login(call, email)).status).toBe(401);
      const challenge = await register(call, email);
      const id = challenge.body.data.id;
      const code = await codeFor(app, email);
      expect((await call('POST /auth/create-pin', { body: { pinToken: id, pin: GOOD_PIN } })).failure.code).toBe('TOKEN_INVALID');
      expect((await call('POST /auth/forgot-pin/verify', { body: { challengeId: id, token: code } })).failure.code).toBe(
        'CODE_INVALID',
      );
      expect((await login(call, email)).status).toBe(401);
      const verified = await call<{ pinToken: string }>('POST /auth/verify-token', { body: { challengeId: id, token: code } });
      const { pinToken } = verified.body.data;
      expect((await call('POST /auth/forgot-pin/set', { body: { resetToken: pinToken, pin: GOOD_PIN } })).failure.code).toBe(
        'TOKEN_INVALID',
      );
      expect((await login(call, email)).status).toBe(401);
      expect((await call('POST /auth/create-pin', { body: { pinToken, pin: GOOD_PIN } })).status).toBe(200);
      expect((await call('POST /auth/create-pin', { body: { pinToken, pin: GOOD_PIN } })).failure.code).toBe('TOKEN_INVALID');
      expect((await login(call, email)).status).toBe(200);
    });

    it('Z3 a PIN reset needs its own code, and works once', async () => {
      const { app, call, clock } = await make();
      const email = 'ada@example.test';
      await signUp(app, call, email);
      const challenge = await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: email } });
      const { id } = challenge.body.data;
      const code = await codeFor(app, email);
      expect((await call('POST /auth/verify-token', { body: { challengeId: id, token: code } })).failure.code).toBe(
        'CODE_INVALID',
      );
      const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
        body: { challengeId: id, token: code },
      });
      const { resetToken } = verified.body.data;
      expect((await call('POST /auth/create-pin', { body: { pinToken: resetToken, pin: OTHER_PIN } })).failure.code).toBe(
        'TOKEN_INVALID',
      );
      clock.advance(901);
      expect((await call('POST /auth/forgot-pin/set', { body: { resetToken, pin: OTHER_PIN } })).failure.code).toBe(
        'TOKEN_INVALID',
      );
      expect((await login(call, email)).status).toBe(200);
    });
  });
});
