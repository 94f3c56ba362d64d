import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { readEnv } from '../src/env.ts';
import type { Jar } from './caller.ts';
import { figure } from './figure.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, registration, signUp, WRONG_PIN } from './identity.ts';
import { person } from './people.ts';

const EMAIL = 'ada@example.test';
const PROXY = '127.0.0.1';
const SECRETS = { KADO_PEPPER: 'p'.repeat(32), KADO_CODE_KEY: 'c'.repeat(32) };
/** The default limits of a server. */
const { prefixLimits } = readEnv(SECRETS);
const ACCOUNTS = 60;
const GUESSES = 1200;

withDatabases('One address', (make) => {
  /** A server behind a proxy that sends the client's address in X-Forwarded-For. */
  const begin = (trustedProxies = [PROXY]) => make({ env: { prefixLimits, trustedProxies } });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const guess = ({ call }: TestApp, identifier: string, address: string, pin = WRONG_PIN, cookies?: Jar) =>
    call('POST /auth/login', { body: { identifier, pin }, ...from(address), ...(cookies && { cookies }) });
  const mailed = async ({ app }: TestApp): Promise<number> => (await app.mail.list()).length;
  const count = async ({ app }: TestApp, table: string): Promise<number> => {
    const result = (await app.db.execute(sql.raw(`select 1 from ${table}`))) as unknown as { rows: unknown[] };
    return result.rows.length;
  };
  const accounts = async ({ app }: TestApp): Promise<string[]> => {
    const hash = await app.pins.hash(GOOD_PIN);
    const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => person(app, { cents: 0n })));
    await app.db.execute(sql`update users set pin_hash = ${hash}`);
    return people.map(({ email }) => email);
  };
  /** Sends the guesses, some of them concurrently, and counts how many were evaluated. */
  const spray = async (made: TestApp, addressOf: (index: number) => string) => {
    const emails = await accounts(made);
    let [sent, evaluated] = [0, 0];
    for (let index = 0; index < GUESSES; index += ACCOUNTS) {
      const round = emails.map((email, place) => guess(made, email, addressOf(index + place), String(100_000 + index)));
      const answers = await Promise.all(round);
      sent += answers.length;
      evaluated += answers.filter(({ status }) => status !== 423 && status !== 429).length;
    }
    return { sent, evaluated };
  };

  it('A13 gets 5 of 1,200 guesses evaluated, for 60 accounts and from all addresses of its prefix', async (context) => {
    const made = await begin();
    const { sent, evaluated } = await spray(made, (index) => `203.0.113.${index % 256}`);
    figure(context, `${evaluated} of ${sent} guesses evaluated`);
    expect([sent, evaluated]).toEqual([GUESSES, 5]);
    // A row for each evaluated guess, and one for each kind of refusal.
    expect(await count(made, 'pin_counters')).toBeLessThanOrEqual(5);
    expect(await count(made, 'audit')).toBeLessThanOrEqual(7);
    expect(await count(made, 'prefix_counters')).toBeLessThanOrEqual(3);
    const refused = await guess(made, 'nobody@example.test', '203.0.113.77');
    expect(refused).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED', retryAfter: 900 } });
    expect(refused.headers['retry-after']).toBe('900');
  });

  it('A13 gets no additional guess with a header, without a trusted proxy', async () => {
    const made = await begin([]);
    let evaluated = 0;
    for (let index = 0; index < 40; index += 1)
      evaluated += Number((await guess(made, `name-${index}@example.test`, `198.51.${index}.7`)).status === 401);
    expect(evaluated).toBe(5);
  });

  it('A13 gets no additional guess with a header that it sends to a trusted proxy', async () => {
    const made = await begin();
    let evaluated = 0;
    // The proxy appends the address of its client.
    for (let index = 0; index < 40; index += 1)
      evaluated += Number((await guess(made, `name-${index}@example.test`, `198.51.${index}.7, 203.0.113.5`)).status === 401);
    expect(evaluated).toBe(5);
    expect((await guess(made, 'other@example.test', '198.51.1.7')).status).toBe(401);
  });

  it('A2 gets five guesses evaluated for all accounts together, and opens none', async () => {
    const made = await begin();
    const emails = await accounts(made);
    const sent = emails.map((email, place) => guess(made, email, `203.0.${place % 3}.1`, String(200_000 + place)));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3 * 5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  it('A13 sends 10 messages for 200 registrations of strangers', async (context) => {
    const made = await begin();
    const statuses: number[] = [];
    for (let index = 0; index < 200; index += 1) {
      const body = registration(`stranger-${index}@example.test`);
      statuses.push((await made.call('POST /auth/register', { body, ...from(`203.0.113.${index}`) })).status);
    }
    figure(context, `${await mailed(made)} of ${statuses.length} registrations sent a message`);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    expect(await mailed(made)).toBe(10);
    expect([await count(made, 'challenges'), await count(made, 'code_sends')]).toEqual([10, 10]);
    expect((await made.call('POST /auth/register', { body: registration(EMAIL), ...from('203.0.114.1') })).status).toBe(201);
    made.clock.advance(900);
    const again = { body: registration('later@example.test'), ...from('203.0.113.1') };
    expect((await made.call('POST /auth/register', again)).status).toBe(201);
  });

  it('A13 may register any number of people who enter their codes', async () => {
    const made = await begin();
    const { app, call } = made;
    for (let index = 0; index < 12; index += 1) {
      const email = `guest-${index}@example.test`;
      const { body } = await call<{ id: string }>('POST /auth/register', { body: registration(email), ...from('203.0.113.1') });
      const code = { challengeId: body.data.id, token: await codeFor(app, email) };
      expect((await call('POST /auth/verify-token', { body: code, ...from('203.0.113.2') })).status).toBe(200);
    }
  });

  it('A13 also uses its allowance for resent codes', async () => {
    const made = await begin();
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const body = registration(`stranger-${index}@example.test`);
      ids.push((await made.call<{ id: string }>('POST /auth/register', { body, ...from('203.0.113.1') })).body.data.id);
    }
    made.clock.advance(30);
    const resend = async (challengeId = '') =>
      (await made.call('POST /auth/resend-otp', { body: { challengeId }, ...from('203.0.113.2') })).status;
    expect([await resend(ids[0]), await resend(ids[1])]).toEqual([200, 429]);
  });

  it('A13 lets the owner sign in after setting a new PIN, whatever was tried from it, and gives others no additional guess', async () => {
    const made = await begin();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    for (let index = 0; index < 5; index += 1) await guess(made, EMAIL, PROXY);
    const { body } = await call<{ id: string }>('POST /auth/forgot-pin', { body: { identifier: EMAIL }, ...from(PROXY) });
    const code = { challengeId: body.data.id, token: await codeFor(app, EMAIL) };
    const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', { body: code, ...from(PROXY) });
    const cookies: Jar = new Map();
    const set = { resetToken: verified.body.data.resetToken, pin: OTHER_PIN };
    expect((await call('POST /auth/forgot-pin/set', { body: set, cookies, ...from(PROXY) })).status).toBe(200);
    expect((await guess(made, EMAIL, PROXY, OTHER_PIN, cookies)).status).toBe(200);
    expect((await guess(made, 'another@example.test', PROXY, WRONG_PIN, cookies)).status).toBe(429);
  });

  it('A13 blocks nobody who uses a known browser, signs in with the correct PIN, or resets it', async () => {
    const made = await begin();
    const cookies: Jar = new Map();
    await signUp(made.app, made.call, EMAIL, { cookies });
    const device: Jar = new Map([['kado_device', cookies.get('kado_device') ?? '']]);
    for (let index = 0; index < 20; index += 1) await guess(made, `name-${index}@example.test`, PROXY);
    expect((await guess(made, EMAIL, PROXY, GOOD_PIN)).status).toBe(429);
    expect((await guess(made, EMAIL, PROXY, WRONG_PIN, new Map(device))).status).toBe(401);
    expect((await guess(made, EMAIL, PROXY, GOOD_PIN, new Map(device))).status).toBe(200);
    const forgot = (identifier: string, jar: Jar) =>
      made.call('POST /auth/forgot-pin', { body: { identifier }, cookies: jar, ...from(PROXY) });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await forgot(`name-${index}@example.test`, new Map())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(prefixLimits.recoveries);
    expect((await forgot(EMAIL, new Map())).status).toBe(429);
    expect((await forgot(EMAIL, new Map(device))).status).toBe(200);
    expect(await codeFor(made.app, EMAIL)).toMatch(/^\d{6}$/);
  });

  it('A13 can sign in any number of users at once with correct PINs', async () => {
    const made = await begin();
    const emails = (await accounts(made)).slice(0, 20);
    const statuses = (await Promise.all(emails.map((email) => login(made.call, email)))).map(({ status }) => status);
    expect(statuses).toEqual(emails.map(() => 200));
  });

  it('A13 is told that an account is locked, whatever else it tried', async () => {
    const made = await begin();
    await signUp(made.app, made.call, EMAIL);
    for (const left of [4, 3, 2, 1, 0])
      expect(await guess(made, EMAIL, PROXY)).toMatchObject({ status: 401, failure: { attemptsLeft: left } });
    expect((await guess(made, EMAIL, PROXY)).status).toBe(423);
    expect((await guess(made, 'eve@example.test', PROXY)).status).toBe(429);
  });

  it('A13 is recorded in the audit trail behind a trusted proxy', async () => {
    const ipOf = async (trustedProxies: string[]) => {
      const made = await begin(trustedProxies);
      await guess(made, EMAIL, '198.51.100.9, 203.0.113.5');
      const { rows } = (await made.app.db.execute(sql`select ip from audit`)) as unknown as { rows: { ip: string }[] };
      return rows.map(({ ip }) => ip);
    };
    expect(await ipOf([])).toEqual(['127.0.0.1']);
    expect(await ipOf(['127.0.0.0/8'])).toEqual(['203.0.113.5']);
    expect(await ipOf(['10.0.0.1'])).toEqual(['127.0.0.1']);
  });
});
