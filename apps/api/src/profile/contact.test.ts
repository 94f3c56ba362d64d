import type { Challenge, User } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { codeFor, GOOD_PIN, login, registration, signUp, WRONG_PIN } from '../../test/identity.ts';
import { person } from '../../test/people.ts';
import { users } from '../db/schema/identity.ts';
import { readEnv } from '../env.ts';

const EMAIL = 'ada@example.test';
const NEXT = 'Ada.Obi@example.test';
const PHONE = '+2348035550199';

const begin = async (made: TestApp) => {
  const { app, call } = made;
  const { token, user } = await signUp(app, call, EMAIL);
  const ask = (body: object, who = token) => call<Challenge>('POST /users/me/change-contact', { token: who, body });
  const verify = (challengeId: string, code: string, who = token) =>
    call<User>('POST /users/me/change-contact/verify', { token: who, body: { challengeId, token: code } });
  const subjects = async (to: string) => (await app.mail.list()).filter((mail) => mail.to === to).map(({ subject }) => subject);
  return { ...made, token, user, ask, verify, subjects };
};

withDatabases('A contact', (make) => {
  it('A3 an e-mail address is changed with a code to the new one, and the old one is notified', async () => {
    const { app, call, ask, verify, user, subjects, clock } = await begin(await make());
    const challenge = (await ask({ email: NEXT })).body.data;
    expect(challenge).toMatchObject({ purpose: 'change-contact', channel: 'email', maskedTo: 'a•••@e•••.test', attemptsLeft: 5 });
    const code = await codeFor(app, NEXT);
    expect((await verify(challenge.id, '000001')).failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    clock.advance(1);
    expect((await verify(challenge.id, code)).body.data).toEqual({ ...user, email: NEXT });
    expect((await verify(challenge.id, code)).failure.code).toBe('CODE_INVALID');
    expect((await subjects(EMAIL))[0]).toBe('Your e-mail address was changed');
    const text = (await app.mail.list()).find(({ to }) => to === EMAIL)?.text;
    expect(text).toContain('changed to a•••@e•••.test');
    expect([(await login(call, EMAIL)).status, (await login(call, NEXT.toLowerCase())).status]).toEqual([401, 200]);
  });

  it('A14 a code to the old mailbox can no longer reset the PIN', async () => {
    const { app, call, ask, verify } = await begin(await make());
    const reset = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL } })).body.data.id;
    const code = await codeFor(app, EMAIL);
    await verify((await ask({ email: NEXT })).body.data.id, await codeFor(app, NEXT));
    const body = { challengeId: reset, token: code };
    expect((await call('POST /auth/forgot-pin/verify', { body })).failure.code).toBe('CODE_INVALID');
  });

  it('A2 a new e-mail address gives no new attempts for the PIN', async () => {
    const { app, call, ask, verify } = await begin(await make());
    for (let count = 0; count < 3; count += 1) await login(call, EMAIL, WRONG_PIN);
    await verify((await ask({ email: NEXT })).body.data.id, await codeFor(app, NEXT));
    expect((await login(call, NEXT, WRONG_PIN)).failure.attemptsLeft).toBe(1);
  });

  it('a phone can sign in once it is verified by SMS, and a verified old one is notified of a new one', async () => {
    const { app, call, ask, verify, user, subjects } = await begin(await make());
    expect((await login(call, user.phone)).status).toBe(401);
    const own = (await ask({ phone: user.phone })).body.data;
    expect([own.channel, own.maskedTo]).toEqual(['sms', '+234 •••• 42']);
    expect((await verify(own.id, await codeFor(app, user.phone))).body.data).toEqual({ ...user, phoneVerified: true });
    expect((await login(call, user.phone)).status).toBe(200);
    expect(await subjects(EMAIL)).not.toContain('Your mobile number was changed');
    const next = (await ask({ phone: PHONE })).body.data;
    expect((await verify(next.id, await codeFor(app, PHONE))).body.data).toEqual({ ...user, phone: PHONE, phoneVerified: true });
    expect((await subjects(user.phone))[0]).toBe('Your mobile number was changed');
    expect((await subjects(EMAIL))[0]).toBe('Your mobile number was changed');
    expect([(await login(call, user.phone)).status, (await login(call, PHONE, GOOD_PIN)).status]).toEqual([401, 200]);
  });

  it('an old phone that was never verified is not notified of a new one, because it may be a stranger’s', async () => {
    const { app, ask, verify, user, subjects } = await begin(await make());
    expect((await verify((await ask({ phone: PHONE })).body.data.id, await codeFor(app, PHONE))).status).toBe(200);
    expect(await subjects(user.phone)).toEqual([]);
    expect((await subjects(EMAIL))[0]).toBe('Your mobile number was changed');
  });

  it('A5 that belongs to another account gets no code, and the response does not reveal this', async () => {
    const { app, call, ask, verify } = await begin(await make());
    await signUp(app, call, 'eve@example.test');
    await app.db.update(users).set({ phone: PHONE, phoneVerified: true }).where(eq(users.email, 'eve@example.test'));
    const sent = (await app.mail.list()).length;
    for (const [taken, free] of [
      [{ email: 'EVE@example.test' }, { email: 'abe@example.test' }],
      [{ phone: PHONE }, { phone: '+2348035550188' }],
    ]) {
      const [known, unknown] = [await ask(taken as object), await ask(free as object)];
      expect({ ...known.body.data, id: '', maskedTo: '' }).toEqual({ ...unknown.body.data, id: '', maskedTo: '' });
      const wrong = [await verify(known.body.data.id, '000001'), await verify(unknown.body.data.id, '000001')];
      expect(wrong.map(({ status, failure }) => [status, failure.attemptsLeft])).toEqual([
        [422, 4],
        [422, 4],
      ]);
    }
    expect((await app.mail.list()).length).toBe(sent + 2);
  });

  it('that another account has verified in the meantime is refused', async () => {
    const { app, call, ask, verify } = await begin(await make());
    const { id } = (await ask({ email: 'eve@example.test' })).body.data;
    const code = await codeFor(app, 'eve@example.test');
    await signUp(app, call, 'eve@example.test');
    expect((await verify(id, code)).failure.code).toBe('CODE_INVALID');
    expect((await login(call, EMAIL)).status).toBe(200);
  });

  it("A3 Z1 the code of another user's challenge changes nothing", async () => {
    const { app, call, ask, verify, user } = await begin(await make());
    const eve = await signUp(app, call, 'eve@example.test');
    const { id } = (await ask({ email: NEXT })).body.data;
    const code = await codeFor(app, NEXT);
    expect((await verify(id, code, eve.token)).failure.code).toBe('CODE_INVALID');
    expect((await call('POST /auth/verify-token', { body: { challengeId: id, token: code } })).failure.code).toBe('CODE_INVALID');
    expect((await verify(id, code)).body.data).toEqual({ ...user, email: NEXT });
  });

  it('A4 codes to it are limited by its address and by the user', async () => {
    const { call, ask, clock } = await begin(await make());
    for (let count = 0; count < 5; count += 1) expect((await ask({ email: `a${count}@example.test` })).status).toBe(200);
    expect(await ask({ email: 'a9@example.test' })).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED' } });
    clock.advance(901);
    const again = (await login(call, EMAIL)).body.data.token;
    const { id } = (await ask({ email: 'b@example.test' }, again)).body.data;
    const resend = () => call('POST /auth/resend-otp', { body: { challengeId: id } });
    expect((await resend()).status).toBe(429);
    clock.advance(30);
    expect((await resend()).status).toBe(200);
  });

  it.each([[{}], [{ email: EMAIL, phone: PHONE }], [{ email: 'x' }], [{ phone: '0803' }], [{ email: NEXT, pin: GOOD_PIN }]])(
    'is not changed to %j',
    async (body) => {
      const { ask } = await begin(await make());
      expect(await ask(body)).toMatchObject({ status: 422, failure: { code: 'INVALID' } });
    },
  );

  it('a phone is refused if the server cannot send text messages', async () => {
    const made = await make({ env: { outbox: false, smtpUrl: undefined, smsUrl: undefined } });
    const { call } = made;
    const { app } = await make({ keep: true });
    const { token } = await signUp(app, call, EMAIL);
    const { failure } = await call('POST /users/me/change-contact', { token, body: { phone: PHONE } });
    expect(failure.fields).toEqual({ phone: 'Text messages cannot be sent at the moment.' });
  });

  /** A server behind a proxy that sends the client's address, with the default limits. */
  const behindProxy = () => {
    const { prefixLimits } = readEnv({ KADO_PEPPER: 'p'.repeat(32), KADO_CODE_KEY: 'c'.repeat(32) });
    return make({ env: { prefixLimits, trustedProxies: ['127.0.0.1'] } });
  };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('A13 accounts at one address prefix send at most ten messages to strangers, including resent ones', async () => {
    const { app, call, clock } = await behindProxy();
    const people = await Promise.all(Array.from({ length: 9 }, () => person(app)));
    const ask = ({ token }: { token: string }, index: number, address = `203.0.113.${index}`) =>
      call<Challenge>('POST /users/me/change-contact', {
        token,
        body: { email: `stranger-${index}@example.test` },
        ...from(address),
      });
    const challenges = await Promise.all(people.map((each, index) => ask(each, index)));
    clock.advance(30);
    const resend = ({ body }: (typeof challenges)[number]) =>
      call('POST /auth/resend-otp', { body: { challengeId: body.data.id }, ...from('203.0.113.77') });
    expect([(await resend(challenges[0]!)).status, (await resend(challenges[1]!)).status]).toEqual([200, 429]);
    expect(await ask(people[0]!, 10)).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED', retryAfter: 870 } });
    expect(await app.mail.list()).toHaveLength(10);
    expect((await ask(people[0]!, 11, '203.0.114.1')).status).toBe(200);
    // Registrations from the same prefix have their own allowance.
    expect((await call('POST /auth/register', { body: registration('new@example.test'), ...from('203.0.113.1') })).status).toBe(
      201,
    );
  });

  it('A13 any number of users at one address prefix may change their contacts if they enter their codes', async () => {
    const { app, call } = await behindProxy();
    for (let index = 0; index < 12; index += 1) {
      const [{ token }, email] = [await person(app), `next-${index}@example.test`];
      const { body } = await call<Challenge>('POST /users/me/change-contact', { token, body: { email }, ...from('203.0.113.1') });
      const proof = { challengeId: body.data.id, token: await codeFor(app, email) };
      const verified = await call('POST /users/me/change-contact/verify', { token, body: proof, ...from('203.0.113.2') });
      expect(verified.status).toBe(200);
    }
  });
});
