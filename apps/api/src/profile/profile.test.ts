import type { Challenge, Session, User } from '@kado/contracts';
import { expect, it } from 'vitest';

import type { Jar } from '../../test/caller.ts';
import { testClock } from '../../test/clock.ts';
import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, refresh, signUp, WRONG_PIN } from '../../test/identity.ts';
import { quoteFor, topup } from '../../test/people.ts';

const EMAIL = 'ada@example.test';

const begin = async (made: TestApp) => {
  const { app, call } = made;
  const cookies: Jar = new Map();
  const session = await signUp(app, call, EMAIL, { cookies });
  const me = async (token = session.token) => (await call<User>('GET /users/me', { token })).status;
  const changePin = (body: object, token = session.token) => call<Session>('POST /users/me/change-pin', { token, body, cookies });
  const changeMe = (body: object) => call<User>('PATCH /users/me', { token: session.token, body });
  return { ...made, ...session, cookies, me, changePin, changeMe };
};
const NEW = { currentPin: GOOD_PIN, newPin: OTHER_PIN };

withDatabases('The profile', (make) => {
  it('changes only the given fields', async () => {
    const { changeMe, user } = await begin(await make());
    expect((await changeMe({})).body.data).toEqual(user);
    expect((await changeMe({ firstName: ' Adaeze ', countryIso: 'KE' })).body.data).toEqual({
      ...user,
      firstName: 'Adaeze',
      countryIso: 'KE',
    });
    expect((await changeMe({ lastName: 'Obi-Eze', languageCode: 'fr' })).body.data).toMatchObject({
      firstName: 'Adaeze',
      lastName: 'Obi-Eze',
      languageCode: 'fr',
    });
  });

  it('changes the language of the mails', async () => {
    const { changeMe, call, app } = await begin(await make());
    await changeMe({ languageCode: 'de' });
    await call('POST /auth/forgot-pin', { body: { identifier: EMAIL } });
    expect((await app.mail.list())[0]?.subject).toBe('Ihr Code für eine neue PIN');
  });

  it.each([
    [{ countryIso: 'XX' }, 'countryIso'],
    [{ firstName: '' }, 'firstName'],
    [{ languageCode: 'xx' }, 'languageCode'],
    [{ avatarFileId: 'nothing' }, 'avatarFileId'],
    [{ email: 'eve@example.test' }, 'email'],
    [{ role: 'operator' }, 'role'],
    [{ phoneVerified: true }, 'phoneVerified'],
  ])('Z2 refuses %j', async (body, field) => {
    const { changeMe } = await begin(await make());
    const { status, failure } = await changeMe(body);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, [field]]);
  });
});

withDatabases('A changed PIN', (make) => {
  it('A7 gives this session new tokens, invalidates its old ones, and ends every other session', async () => {
    const { call, changePin, cookies, me, token } = await begin(await make());
    const before: Jar = new Map(cookies);
    const other = (await login(call, EMAIL)).body.data.token;
    const { status, body } = await changePin(NEW);
    expect([status, body.data.user.email]).toEqual([200, EMAIL]);
    expect([await me(), await me(other), await me(body.data.token)]).toEqual([401, 401, 200]);
    expect(token).not.toBe(body.data.token);
    expect([(await refresh(call, before)).status, (await refresh(call, cookies)).status]).toEqual([401, 200]);
    expect([(await login(call, EMAIL)).status, (await login(call, EMAIL, OTHER_PIN)).status]).toEqual([401, 200]);
  });

  it('A7 invalidates the old tokens also on a server with a slow clock', async () => {
    const made = await make();
    const { changePin, cookies, token } = await begin(made);
    const before: Jar = new Map(cookies);
    const clock = testClock(new Date(made.clock.now().getTime() - 2000).toISOString());
    const { call } = await make({ keep: true, clock });
    expect((await changePin(NEW)).status).toBe(200);
    expect([(await call('GET /users/me', { token })).status, (await refresh(call, before)).status]).toEqual([401, 401]);
  });

  it('A14 voids every open PIN token, challenge and grant', async () => {
    const { app, call, changePin, token, user } = await begin(await make());
    const ask = async () => (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL } })).body.data.id;
    const verify = async (challengeId: string, code: string) =>
      call<{ resetToken: string }>('POST /auth/forgot-pin/verify', { body: { challengeId, token: code } });
    const { resetToken } = (await verify(await ask(), await codeFor(app, EMAIL))).body.data;
    const open = await ask();
    const code = await codeFor(app, EMAIL);
    const body = { email: 'new@example.test' };
    const contact = (await call<Challenge>('POST /users/me/change-contact', { token, body })).body.data.id;
    const contactCode = await codeFor(app, 'new@example.test');
    const quote = await quoteFor(call, { ...user, token, sessionId: '' }, [topup(app)]);
    const stepUp = { pin: GOOD_PIN, purpose: 'checkout', ref: quote.id };
    const { grant } = (await call<{ grant: string }>('POST /auth/step-up', { token, body: stepUp })).body.data;
    const now = (await changePin(NEW)).body.data.token;
    expect((await call('POST /auth/forgot-pin/set', { body: { resetToken, pin: WRONG_PIN } })).failure.code).toBe(
      'TOKEN_INVALID',
    );
    expect((await verify(open, code)).failure.code).toBe('CODE_INVALID');
    const late = { challengeId: contact, token: contactCode };
    expect((await call('POST /users/me/change-contact/verify', { token: now, body: late })).failure.code).toBe('CODE_INVALID');
    const pay = { body: { quoteId: quote.id, grant }, headers: { 'idempotency-key': 'k'.repeat(20) } };
    expect((await call('POST /checkout', { token: now, ...pay })).failure.code).toBe('GRANT_INVALID');
  });

  it('must be strong, and needs the current one, with the counter of the sign-in', async () => {
    const { changePin, call, cookies, me } = await begin(await make());
    const weak = await changePin({ currentPin: WRONG_PIN, newPin: '111111' });
    expect([weak.status, weak.failure.code, Object.keys(weak.failure.fields ?? {})]).toEqual([422, 'WEAK_PIN', ['newPin']]);
    for (const attemptsLeft of [4, 3, 2])
      expect(await changePin({ ...NEW, currentPin: WRONG_PIN })).toMatchObject({
        status: 403,
        failure: { code: 'WRONG_PIN', attemptsLeft },
      });
    expect((await login(call, EMAIL, WRONG_PIN, cookies)).failure).toMatchObject({ attemptsLeft: 1 });
    expect((await changePin({ ...NEW, currentPin: WRONG_PIN })).failure.attemptsLeft).toBe(0);
    expect(await changePin(NEW)).toMatchObject({ status: 423, failure: { code: 'LOCKED', retryAfter: 900 } });
    expect(await me()).toBe(200);
  });

  it('is set by only one of several concurrent changes', async () => {
    const { changePin, call } = await begin(await make());
    const pins = [OTHER_PIN, '683014', '750283'];
    const answers = await Promise.all(pins.map((newPin) => changePin({ ...NEW, newPin })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const signIns = await Promise.all([GOOD_PIN, ...pins].map(async (pin) => (await login(call, EMAIL, pin)).status));
    expect(signIns.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is notified in the app and by e-mail', async () => {
    const { app, changePin, call } = await begin(await make());
    const { token } = (await changePin(NEW)).body.data;
    expect((await app.mail.list())[0]).toMatchObject({ to: EMAIL, subject: 'Your PIN was changed' });
    const { data } = (await call<{ kind: string; link: string }[]>('GET /notifications', { token })).body;
    expect(data).toMatchObject([{ kind: 'security.pin_changed', link: '/profile/security' }]);
  });
});
