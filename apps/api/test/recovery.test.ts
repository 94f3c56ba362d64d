import type { Challenge } from '@kado/contracts';
import { expect, it } from 'vitest';

import { type Env, readEnv } from '../src/env.ts';
import type { Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { codeFor, register, signUp } from './identity.ts';

const EMAIL = 'ada@example.test';
/** Names that strangers send: unknown ones, and aliases of the owner's mailbox in any spelling. */
const NAMES = ['eve@example.test', 'ada+1@example.test', 'ADA+1@Example.test', 'ada+bob@example.test', '+2348035550142'];

withDatabases('Recovery', (make) => {
  const begin = async (env: Partial<Env> = {}) => {
    const made = await make({ env });
    await signUp(made.app, made.call, EMAIL);
    const forgot = (identifier: string) => made.call<Challenge>('POST /auth/forgot-pin', { body: { identifier } });
    const names = (count: number) => Array.from({ length: count }, (_, index) => NAMES[index % NAMES.length] ?? EMAIL);
    const mailed = async () => (await made.app.mail.list()).filter(({ to }) => to.endsWith('@example.test'));
    return { ...made, forgot, names, mailed };
  };

  it("A15 PIN resets for unknown names and aliases do not use the owner's allowance", async () => {
    const { app, call, clock, forgot, names, mailed } = await begin();
    const before = (await mailed()).length;
    for (const name of names(20)) await forgot(name);
    expect(await mailed()).toHaveLength(before);
    const asked = await forgot(EMAIL);
    expect(asked.status).toBe(200);
    const body = { challengeId: asked.body.data.id, token: await codeFor(app, EMAIL) };
    clock.advance(30);
    expect((await call('POST /auth/resend-otp', { body: { challengeId: body.challengeId } })).status).toBe(200);
    expect((await call('POST /auth/forgot-pin/verify', { body: { ...body, token: await codeFor(app, EMAIL) } })).status).toBe(
      200,
    );
  });

  it("A15 registrations of aliases do not use the owner's allowance, and send five messages an hour", async () => {
    const { call, forgot, mailed } = await begin();
    const before = (await mailed()).length;
    for (let index = 0; index < 20; index += 1) await register(call, `ada+${index}@example.test`);
    // The owner's own registration was the first of the five.
    expect(await mailed()).toHaveLength(before + 4);
    expect((await forgot(EMAIL)).status).toBe(200);
  });

  it('A4 an alias does not allow further messages to the owner', async () => {
    const { forgot, mailed } = await begin();
    const spellings = [EMAIL, 'ADA@Example.test', ' ada@example.test', 'ada+1@example.test'];
    for (let index = 0; index < 40; index += 1) await forgot(spellings[index % 4] ?? EMAIL);
    expect(await mailed()).toHaveLength(5);
  });

  it('A5 the allowance of an alias does not reveal whether it has an account', async () => {
    const { app, call, forgot } = await begin();
    await signUp(app, call, 'ada+known@example.test');
    const statuses = async (name: string) => {
      const seen: number[] = [(await register(call, name)).status];
      for (let index = 0; index < 6; index += 1) seen.push((await forgot(name)).status);
      return seen;
    };
    const known = await statuses('ada+known@example.test');
    expect(known).toEqual([201, 200, 200, 200, 429, 429, 429]);
    const made = await begin();
    await register(made.call, 'ada+other@example.test');
    const other: number[] = [(await register(made.call, 'ada+other@example.test')).status];
    for (let index = 0; index < 6; index += 1) other.push((await made.forgot('ada+other@example.test')).status);
    expect(other).toEqual(known);
  });

  it("A5 without text messages, the code for a verified phone and each resend go to the account's e-mail", async () => {
    const { app, call, clock, forgot, mailed } = await begin({ outbox: false, smtpUrl: undefined, smsUrl: undefined });
    await app.db.execute('update users set phone_verified = true');
    const before = (await mailed()).length;
    const resent = async (identifier: string) => {
      const { id, ...challenge } = (await forgot(identifier)).body.data;
      clock.advance(30);
      const { body, status } = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId: id } });
      clock.advance(-30);
      return { id, seen: [challenge, status, { ...body.data, id: 'ID' }] };
    };
    const known = await resent('+2348035550142');
    expect(known.seen[0]).toMatchObject({ channel: 'email', maskedTo: '+234 •••• 42' });
    expect((await app.mail.list()).filter(({ to }) => !to.includes('@'))).toEqual([]);
    expect(await mailed()).toHaveLength(before + 2);
    const body = { challengeId: known.id, token: await codeFor(app, EMAIL) };
    expect((await call('POST /auth/forgot-pin/verify', { body })).status).toBe(200);
    expect((await resent('+2348035550942')).seen).toEqual(known.seen);
    expect(await app.mail.list()).toHaveLength(before + 2);
  });

  it('A4 A15 without text messages, codes for a verified phone count for the e-mail address to which they are sent', async () => {
    const { app, call, clock, forgot, names, mailed } = await begin({ outbox: false, smtpUrl: undefined, smsUrl: undefined });
    await app.db.execute('update users set phone_verified = true');
    clock.advance(86_400);
    const before = (await mailed()).length;
    const unknown = names(20).filter((name) => name.includes('@'));
    for (const name of unknown) await forgot(name);
    const phone = '+2348035550142';
    const { status, body } = await forgot(phone);
    expect(status).toBe(200);
    clock.advance(30);
    const resent = await call('POST /auth/resend-otp', { body: { challengeId: body.data.id } });
    const others = [await forgot(EMAIL), await forgot(phone), await forgot(phone), await forgot(phone), await forgot(EMAIL)];
    expect([resent, ...others].map((each) => each.status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await mailed()).toHaveLength(before + 5);
  });

  const PROXY = '127.0.0.1';
  /** Requests a code from address `asks`, enters it from `enters`, and counts the codes that strangers at `free` get before and after. */
  const freed = async (known: boolean, asks: string, enters: string, free: string) => {
    const { prefixLimits } = readEnv({ KADO_PEPPER: 'p'.repeat(32), KADO_CODE_KEY: 'c'.repeat(32) });
    const limits = { ...prefixLimits, recoveries: 3 };
    const { app, call } = await make({ env: { prefixLimits: limits, trustedProxies: [PROXY] } });
    const cookies: Jar = new Map();
    await signUp(app, call, EMAIL, { cookies });
    const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const forgot = (identifier: string, address: string, jar: Jar = new Map()) =>
      call<Challenge>('POST /auth/forgot-pin', { body: { identifier }, cookies: jar, ...at(address) });
    const strangers = async () => {
      const answers = await Promise.all(['eve', 'bob', 'kim', 'zoe'].map((name) => forgot(`${name}@example.test`, free)));
      return answers.filter(({ status }) => status === 200).length;
    };
    const asked = await forgot(EMAIL, asks, known ? cookies : new Map());
    const before = await strangers();
    const body = { challengeId: asked.body.data.id, token: await codeFor(app, EMAIL) };
    expect((await call('POST /auth/forgot-pin/verify', { body, ...at(enters) })).status).toBe(200);
    return [before, await strangers()];
  };

  it('A13 a correct code returns its allowance to the address prefix that requested it', async () => {
    const [one, other] = ['203.0.113.1', '198.51.100.1'];
    expect(await freed(false, one, one, one)).toEqual([2, 1]);
    expect(await freed(false, one, other, one)).toEqual([2, 1]);
    expect(await freed(false, one, other, other)).toEqual([3, 0]);
    expect(await freed(true, one, one, one)).toEqual([3, 0]);
  });
});
