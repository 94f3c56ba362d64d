import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { ApiResponse, Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { type Challenge, codeFor, GOOD_PIN, login, OTHER_PIN, signUp, WRONG_PIN } from './identity.ts';

const EMAIL = 'ada@example.test';
const verified = (responses: readonly ApiResponse[]): number => responses.filter(({ status }) => status === 401).length;
const short = ({ status, failure }: ApiResponse): unknown[] => [
  status,
  failure?.attemptsLeft ?? failure?.retryAfter ?? failure?.pinReset,
];

withDatabases('PINs', (make) => {
  it('A1 locks after five wrong PINs, longer each time, and after the tenth until a PIN reset', async () => {
    const { app, call, clock } = await make();
    await signUp(app, call, EMAIL);
    const wrong = async (): Promise<unknown[]> => short(await login(call, EMAIL, WRONG_PIN));
    for (const left of [4, 3, 2, 1, 0]) expect(await wrong()).toEqual([401, left]);
    expect(await wrong()).toEqual([423, 900]);
    expect(short(await login(call, EMAIL))).toEqual([423, 900]);
    for (const wait of [900, 1800, 3600, 3600, 3600]) {
      clock.advance(wait);
      expect(await wrong()).toEqual([401, 0]);
    }
    expect(await wrong()).toEqual([423, true]);
    clock.advance(30 * 86_400);
    const locked = await login(call, EMAIL);
    expect(short(locked)).toEqual([423, true]);
    expect(locked.failure).not.toHaveProperty('retryAfter');

    const { id } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: EMAIL } })).body.data;
    const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
      body: { challengeId: id, token: await codeFor(app, EMAIL) },
    });
    await call('POST /auth/forgot-pin/set', { body: { resetToken: verified.body.data.resetToken, pin: OTHER_PIN } });
    expect((await login(call, EMAIL, OTHER_PIN)).status).toBe(200);
  });

  it('A1 verifies five of a thousand guesses from fifty addresses in fifteen minutes, despite spellings, concurrency and a restart', async () => {
    const env = { trustedProxies: ['127.0.0.1'] };
    const first = await make({ env });
    await signUp(first.app, first.call, EMAIL);
    const spellings = [EMAIL, EMAIL.toUpperCase(), ` ${EMAIL} `, 'ada+x@example.test', 'a d a@example.test'];
    const guess = ({ call }: typeof first, index: number) =>
      call('POST /auth/login', {
        body: { identifier: spellings[index % spellings.length] ?? EMAIL, pin: String(100_000 + index) },
        headers: { 'x-forwarded-for': `10.0.${index % 50}.1` },
      });
    const responses: ApiResponse[] = [];
    for (let batch = 0; batch < 5; batch += 1)
      responses.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => guess(first, batch * 100 + index)))));
    const second = await make({ env, clock: first.clock, keep: true });
    for (let index = 0; index < 500; index += 1) responses.push(await guess(second, 500 + index));
    expect(responses).toHaveLength(1000);
    expect(verified(responses)).toBe(5);
    expect(responses.filter(({ status }) => status === 423)).toHaveLength(995);
    expect((await login(second.call, EMAIL)).status).toBe(423);
  });

  it('A1 concurrent guesses on two servers share the five attempts', async () => {
    const first = await make();
    await signUp(first.app, first.call, EMAIL);
    const second = await make({ keep: true, clock: first.clock });
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => login((index % 2 ? first : second).call, EMAIL, String(200_000 + index))),
    );
    expect(verified(responses)).toBe(5);
  });

  it('A1 verifies at most ten wrong PINs before a PIN reset, however long the pauses', async () => {
    const { app, call, clock } = await make();
    await signUp(app, call, EMAIL);
    const responses: ApiResponse[] = [];
    for (let index = 0; index < 60; index += 1) {
      responses.push(await login(call, EMAIL, WRONG_PIN));
      clock.advance(1800);
    }
    expect(verified(responses)).toBe(10);
  });

  it("A1 guesses from other browsers do not lock the owner's browser, and vice versa", async () => {
    const { app, call } = await make();
    const cookies: Jar = new Map();
    await signUp(app, call, EMAIL, { cookies });
    for (let index = 0; index < 12; index += 1) await login(call, EMAIL, WRONG_PIN);
    expect((await login(call, EMAIL)).status).toBe(423);
    expect(short(await login(call, EMAIL, WRONG_PIN, cookies))).toEqual([401, 4]);
    expect((await login(call, EMAIL, GOOD_PIN, cookies)).status).toBe(200);
    const otherBrowser: Jar = new Map([['kado_device', 'x'.repeat(43)]]);
    expect((await login(call, EMAIL, GOOD_PIN, otherBrowser)).status).toBe(423);
  });

  it('A1 a browser known to one account is unknown to another, and keeps its cookie', async () => {
    const { app, call } = await make();
    const cookies: Jar = new Map();
    await signUp(app, call, EMAIL, { cookies });
    const cookie = cookies.get('kado_device');
    await signUp(app, call, 'eve@example.test', { cookies: new Map() });
    for (let index = 0; index < 5; index += 1) await login(call, 'eve@example.test', WRONG_PIN);
    expect((await login(call, 'eve@example.test', GOOD_PIN, cookies)).status).toBe(423);
    expect((await login(call, EMAIL, GOOD_PIN, cookies)).status).toBe(200);
    expect(cookies.get('kado_device')).toBe(cookie);
    const planted: Jar = new Map([['kado_device', 'y'.repeat(43)]]);
    await login(call, EMAIL, GOOD_PIN, planted);
    expect(planted.get('kado_device')).not.toBe('y'.repeat(43));
  });

  it('A1 a device cookie of one account does not make the browser known to another', async () => {
    const { app, call } = await make();
    const attacker: Jar = new Map();
    await signUp(app, call, 'eve@example.test', { cookies: attacker });
    await signUp(app, call, EMAIL);
    // The owner signs in with a browser in which the attacker has placed this cookie.
    const shared: Jar = new Map([['kado_device', attacker.get('kado_device') ?? '']]);
    expect((await login(call, EMAIL, GOOD_PIN, shared)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) await login(call, EMAIL, WRONG_PIN);
    expect((await login(call, EMAIL, GOOD_PIN, attacker)).status).toBe(423);
    expect((await login(call, EMAIL, GOOD_PIN, shared)).status).toBe(200);
  });

  it('A1 a browser that several people use stays known to each of them', async () => {
    const { app, call } = await make();
    const family: Jar = new Map();
    const people = [EMAIL, 'bob@example.test', 'eve@example.test'];
    for (const email of people) await signUp(app, call, email, { cookies: family });
    for (const email of people) for (let index = 0; index < 5; index += 1) await login(call, email, WRONG_PIN);
    for (const email of people) expect((await login(call, email, GOOD_PIN, family)).status).toBe(200);
  });

  it('A1 a correct PIN resets the counter', async () => {
    const { app, call } = await make();
    await signUp(app, call, EMAIL);
    for (let index = 0; index < 4; index += 1) await login(call, EMAIL, WRONG_PIN);
    expect((await login(call, EMAIL)).status).toBe(200);
    expect(short(await login(call, EMAIL, WRONG_PIN))).toEqual([401, 4]);
  });

  it('A1 a wrong PIN of a signed-in user returns 403, uses the same counter, and keeps the session', async () => {
    const { app, call } = await make();
    const { token } = await signUp(app, call, EMAIL);
    await app.db.execute(sql`insert into quotes (id, user_id, items, lines, risks, total, currency, created_at, expires_at)
      select '0193b6d0-0000-7000-8000-000000000001', id, '[]', '[]', '[]', 0, 'USD', now(), now() from users`);
    const stepUp = (pin: string, ref = '0193b6d0-0000-7000-8000-000000000001') =>
      call('POST /auth/step-up', { token, body: { pin, purpose: 'checkout', ref } });
    expect(short(await login(call, EMAIL, WRONG_PIN))).toEqual([401, 4]);
    expect(await stepUp(WRONG_PIN)).toMatchObject({ status: 403, failure: { code: 'WRONG_PIN', attemptsLeft: 3 } });
    expect((await stepUp(WRONG_PIN, 'unknown')).status).toBe(404);
    expect((await stepUp(GOOD_PIN)).body.data).toMatchObject({ grant: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await call('GET /users/me', { token })).status).toBe(200);
    for (let index = 0; index < 5; index += 1) await stepUp(WRONG_PIN);
    expect((await stepUp(GOOD_PIN)).status).toBe(423);
    expect((await call('GET /users/me', { token })).status).toBe(200);
  });

  it('A9 stores PINs as argon2id with 19 MiB, two passes and a pepper, and no secret in plain text', async () => {
    const { app, call } = await make();
    const session = await signUp(app, call, EMAIL);
    const code = await codeFor(app, EMAIL);
    const { rows } = (await app.db.execute(sql`select pin_hash as hash from users`)) as unknown as { rows: { hash: string }[] };
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tables = (await app.db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )) as unknown as { rows: { name: string }[] };
    let dump = '';
    for (const { name } of tables.rows)
      dump += JSON.stringify(
        ((await app.db.execute(sql.raw(`select t::text as row from "${name}" t`))) as unknown as { rows: unknown[] }).rows,
      );
    expect(dump).toContain(EMAIL);
    for (const secret of [GOOD_PIN, code, session.token]) expect(dump).not.toContain(secret);
    const other = await make({ keep: true, env: { pepper: 'another pepper, long enough for it' } });
    expect((await login(other.call, EMAIL)).status).toBe(401);
  });

  it('A9 rehashes a PIN of lower cost at the next sign-in', async () => {
    const { app, call } = await make();
    await signUp(app, call, EMAIL);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(GOOD_PIN, {
      algorithm: 2,
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
      secret: Buffer.from(app.env.pepper),
    });
    await app.db.execute(sql`update users set pin_hash = ${weak}`);
    expect((await login(call, EMAIL)).status).toBe(200);
    const { rows } = (await app.db.execute(sql`select pin_hash as hash from users`)) as unknown as { rows: { hash: string }[] };
    expect(rows[0]?.hash).toContain('m=19456,t=2');
    expect((await login(call, EMAIL)).status).toBe(200);
  });
});
