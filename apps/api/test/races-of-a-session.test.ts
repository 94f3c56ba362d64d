import type { Challenge, User } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { orders } from '../src/db/schema/money.ts';
import { sessions, users } from '../src/db/schema/identity.ts';
import { credit } from '../src/ledger/credit.ts';
import { newId } from '../src/db/ids.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, signUp } from './identity.ts';
import { newKey, person, quoteFor, topup } from './people.ts';

const EMAIL = 'ada@example.test';
const PHONE = '+2348035550199';

withDatabases('What ends a session', (make) => {
  /** Runs the work once, after the next PIN was verified but before its request gets the result. */
  const whileVerifying = ({ pins }: FastifyInstance, work: () => Promise<unknown>): void => {
    const { verify } = pins;
    pins.verify = async (...given) => {
      pins.verify = verify;
      const isCorrect = await verify(...given);
      await work();
      return isCorrect;
    };
  };
  /** A token with which a new PIN can be set. */
  const resetToken = async ({ app, call }: TestApp): Promise<string> => {
    const { id: challengeId } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL } })).body.data;
    const body = { challengeId, token: await codeFor(app, EMAIL) };
    return (await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', { body })).body.data.resetToken;
  };
  const setPin = async ({ call }: TestApp, token: string): Promise<void> => {
    const body = { resetToken: token, pin: OTHER_PIN };
    expect((await call('POST /auth/forgot-pin/set', { body })).status).toBe(200);
  };
  const openSessions = async ({ app }: TestApp): Promise<number> =>
    (await app.db.select().from(sessions)).filter(({ endedAt }) => endedAt === null).length;

  it('A7 a new PIN also ends a concurrent sign-in with the old one', async () => {
    const made = await make();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    const token = await resetToken(made);
    whileVerifying(app, () => setPin(made, token));
    expect(await login(call, EMAIL)).toMatchObject({ status: 401, failure: { code: 'INVALID_CREDENTIALS', attemptsLeft: 4 } });
    expect(await openSessions(made)).toBe(0);
    expect([(await login(call, EMAIL)).status, (await login(call, EMAIL, OTHER_PIN)).status]).toEqual([401, 200]);
  });

  it('A7 a suspension also ends a concurrent sign-in', async () => {
    const made = await make();
    const { app, call } = made;
    const { user } = await signUp(app, call, EMAIL);
    const { token } = await person(app, { role: 'operator' });
    const suspend = () => call(`POST /admin/users/${user.id}/suspend`, { token, body: { reason: 'A stolen card' } });
    whileVerifying(app, suspend);
    expect(await login(call, EMAIL)).toMatchObject({ status: 403, failure: { code: 'ACCOUNT_SUSPENDED' } });
    expect(await openSessions(made)).toBe(1);
  });

  it('A9 A14 the stronger hash of an old PIN does not replace a new PIN', async () => {
    const made = await make();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    const token = await resetToken(made);
    const { hash, isWeak } = app.pins;
    app.pins.isWeak = () => true;
    app.pins.hash = async (pin) => {
      Object.assign(app.pins, { hash, isWeak });
      await setPin(made, token);
      return hash(pin);
    };
    expect((await login(call, EMAIL)).status).toBe(401);
    expect([(await login(call, EMAIL)).status, (await login(call, EMAIL, OTHER_PIN)).status]).toEqual([401, 200]);
  });

  it('A9 two concurrent sign-ins succeed while the PIN gets a stronger hash', async () => {
    const { app, call } = await make();
    await signUp(app, call, EMAIL);
    const { hash } = app.pins;
    const other: number[] = [];
    app.pins.isWeak = () => true;
    app.pins.hash = async (pin) => {
      app.pins.hash = hash;
      other.push((await login(call, EMAIL)).status);
      return hash(pin);
    };
    expect([(await login(call, EMAIL)).status, ...other]).toEqual([200, 200]);
  });

  it('A7 a payment fails when its session ended while the PIN was verified', async () => {
    const made = await make();
    const { app, call, clock } = made;
    const { user, token } = await signUp(app, call, EMAIL);
    const entry = { userId: user.id, currency: 'USD', amount: 5000n, bankId: 'test', depositId: newId(), memo: 'test' };
    await app.db.transaction((tx) => credit(tx, { ...entry, at: clock.sql() }));
    const owner = (await login(call, EMAIL)).body.data.token;
    const { id: quoteId } = await quoteFor(call, { ...user, token, sessionId: '' }, [topup(app)]);
    whileVerifying(app, () => call('DELETE /users/me/sessions', { token: owner }));
    const headers = { 'idempotency-key': newKey() };
    expect((await call('POST /checkout', { token, headers, body: { quoteId, pin: GOOD_PIN } })).status).toBe(401);
    expect(await app.db.select().from(orders)).toEqual([]);
  });

  it('A14 a code to the old phone can no longer reset the PIN', async () => {
    const made = await make();
    const { app, call } = made;
    const { user, token } = await signUp(app, call, EMAIL);
    await app.db.update(users).set({ phoneVerified: true });
    const identifier = user.phone;
    const { id: challengeId } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier } })).body.data;
    const code = await codeFor(app, identifier);
    const next = (await call<Challenge>('POST /users/me/change-contact', { token, body: { phone: PHONE } })).body.data;
    const body = { challengeId: next.id, token: await codeFor(app, PHONE) };
    expect((await call<User>('POST /users/me/change-contact/verify', { token, body })).body.data.phone).toBe(PHONE);
    const reset = await call('POST /auth/forgot-pin/verify', { body: { challengeId, token: code } });
    expect([reset.status, reset.failure?.code]).toEqual([422, 'CODE_INVALID']);
  });
});
