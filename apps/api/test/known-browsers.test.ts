import { expect, it } from 'vitest';

import { devices } from '../src/db/schema/identity.ts';
import type { Jar } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { type Challenge, codeFor, GOOD_PIN, login, OTHER_PIN, signUp, WRONG_PIN } from './identity.ts';

const EMAIL = 'ada@example.test';

withDatabases('Known browsers', (make) => {
  const begin = async () => {
    const made = await make();
    const own: Jar = new Map();
    const { token } = await signUp(made.app, made.call, EMAIL, { cookies: own });
    return { ...made, own, token };
  };
  /** Somebody who knows the PIN signs in with this many browsers, one second after the other. */
  const signInAt = async ({ call, clock }: TestApp, count: number): Promise<Jar[]> => {
    const jars = Array.from({ length: count }, (): Jar => new Map());
    for (const jar of jars) {
      clock.advance(1);
      expect((await login(call, EMAIL, GOOD_PIN, jar)).status).toBe(200);
    }
    return jars;
  };
  const forgetPin = async ({ app, call, own }: TestApp & { own: Jar }) => {
    const { id } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL }, cookies: own })).body.data;
    const code = { challengeId: id, token: await codeFor(app, EMAIL) };
    const { resetToken } = (await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', { body: code })).body.data;
    return call('POST /auth/forgot-pin/set', { body: { resetToken, pin: OTHER_PIN }, cookies: own });
  };
  const changePin = ({ call, own, token }: TestApp & { own: Jar; token: string }) =>
    call('POST /users/me/change-pin', { token, body: { currentPin: GOOD_PIN, newPin: OTHER_PIN }, cookies: own });

  it.each([
    ['forgotten', forgetPin],
    ['changed', changePin],
  ])('A1 all except the one where the PIN was %s share five attempts for the new one', async (_, setPin) => {
    const made = await begin();
    const thief = await signInAt(made, 4);
    expect((await setPin(made)).status).toBe(200);
    const statuses: number[] = [];
    for (const jar of thief)
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await login(made.call, EMAIL, WRONG_PIN, jar)).status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), ...Array.from({ length: 15 }, () => 423)]);
    expect((await login(made.call, EMAIL, OTHER_PIN, made.own)).status).toBe(200);
  });

  it('A1 a browser without a device cookie becomes known when the PIN is changed there', async () => {
    const made = await begin();
    made.own.delete('kado_device');
    await changePin(made);
    for (let tries = 0; tries < 5; tries += 1) await login(made.call, EMAIL, WRONG_PIN);
    expect((await login(made.call, EMAIL, OTHER_PIN)).status).toBe(423);
    expect((await login(made.call, EMAIL, OTHER_PIN, made.own)).status).toBe(200);
  });

  it('A1 a new PIN does not affect the known browsers of other accounts', async () => {
    const made = await begin();
    await signUp(made.app, made.call, 'eve@example.test', { cookies: made.own });
    await changePin(made);
    for (let tries = 0; tries < 5; tries += 1) await login(made.call, 'eve@example.test', WRONG_PIN);
    expect((await login(made.call, 'eve@example.test', GOOD_PIN, made.own)).status).toBe(200);
  });

  it('A1 are at most twenty; a further one replaces the one that signed in longest ago', async () => {
    const made = await begin();
    await login(made.call, EMAIL, GOOD_PIN, made.own);
    const [first, second] = await signInAt(made, 20);
    made.clock.advance(1);
    expect((await login(made.call, EMAIL, GOOD_PIN, first)).status).toBe(200);
    await signInAt(made, 1);
    expect(await made.app.db.select().from(devices)).toHaveLength(20);
    for (let tries = 0; tries < 5; tries += 1) await login(made.call, EMAIL, WRONG_PIN);
    const statusAt = async (jar?: Jar) => (await login(made.call, EMAIL, GOOD_PIN, jar)).status;
    expect([await statusAt(made.own), await statusAt(second), await statusAt(first)]).toEqual([423, 423, 200]);
  });
});
