import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createLog } from '../src/log.ts';
import type { ApiResponse, Jar } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, refresh, register, registration, signUp, WRONG_PIN } from './identity.ts';
import { sendPins } from './pin-calls.ts';

const EMAIL = 'ada@example.test';
type Line = { reqId?: string; status?: number; level: number; msg: string };
type Row = { request_id: string | null; action: string; actor_id: string | null; ip: string | null };

/** Every row of every table, as text. */
async function dumpOf({ db }: TestApp['app']): Promise<string> {
  const rowsOf = async (statement: SQL) => ((await db.execute(statement)) as unknown as { rows: { name: string }[] }).rows;
  let dump = '';
  for (const { name } of await rowsOf(sql`select tablename as name from pg_tables where schemaname = 'public'`))
    dump += JSON.stringify(await rowsOf(sql.raw(`select t::text as row from "${name}" t`)));
  return dump;
}

withDatabases('Traces', (make) => {
  const traced = async (): Promise<TestApp & { text: () => string; lines: () => Line[]; rows: () => Promise<Row[]> }> => {
    let text = '';
    const log = createLog({ write: (line: string) => void (text += line) });
    const made = await make({ log });
    const rows = async (): Promise<Row[]> =>
      ((await made.app.db.execute(sql`select * from audit order by id`)) as unknown as { rows: Row[] }).rows;
    return {
      ...made,
      text: () => text,
      lines: () =>
        text
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Line),
      rows,
    };
  };

  it('O3 every request has the same id in its response, its log line and its audit row', async () => {
    const { app, call, lines, rows } = await traced();
    const jar: Jar = new Map();
    const responses: ApiResponse[] = [];
    const step = async (calls: Promise<ApiResponse>): Promise<ApiResponse> => {
      const response = await calls;
      responses.push(response);
      return response;
    };
    const challenge = (await step(register(call, EMAIL))) as ApiResponse<{ id: string }>;
    const token = await codeFor(app, EMAIL);
    const verified = (await step(
      call('POST /auth/verify-token', { body: { challengeId: challenge.body.data.id, token } }),
    )) as ApiResponse<{ pinToken: string }>;
    await step(call('POST /auth/create-pin', { body: { pinToken: verified.body.data.pinToken, pin: GOOD_PIN }, cookies: jar }));
    for (let index = 0; index < 6; index += 1) await step(login(call, EMAIL, WRONG_PIN));
    await step(login(call, EMAIL, GOOD_PIN, jar));
    await step(call('POST /auth/refresh', { headers: { origin: 'https://evil.test' } }));
    for (let index = 0; index < 5; index += 1) await step(call('POST /auth/forgot-pin', { body: { identifier: EMAIL } }));
    await step(call('POST /auth/logout', { cookies: jar }));
    const trail = await rows();
    const seen = lines();
    for (const { headers, status } of responses)
      expect(seen.filter((line) => line.reqId === headers['x-request-id'])).toMatchObject([{ status }]);
    const actions = trail.map(({ action }) => action);
    for (const action of [
      'auth.register',
      'auth.verified',
      'auth.account-created',
      'denied.INVALID_CREDENTIALS',
      'denied.LOCKED',
      'auth.login',
      'denied.FORBIDDEN',
      'auth.forgot-pin',
      'denied.RATE_LIMITED',
      'auth.logout',
    ])
      expect(actions).toContain(action);
    const ids = new Set(responses.map(({ headers }) => headers['x-request-id']));
    for (const { request_id: id, ip } of trail) expect([ids.has(id ?? ''), ip]).toEqual([true, '127.0.0.1']);
  });

  it('O4 user input cannot leave its log line', async () => {
    const { call, lines, text } = await traced();
    const evil = ['a\r\n{"level":60,"msg":"forged"}', '\u001B[2J\u001B[31m', '"},{"level":60', '\u2028\u2029', '\\"\\n'];
    for (const each of evil) {
      await call('POST /auth/login', {
        body: { identifier: each, pin: each, [each]: each },
        headers: { 'user-agent': encodeURIComponent(each) },
      });
      await call('POST /auth/register', { body: registration(EMAIL, { firstName: each }) });
      await call(`GET /${encodeURIComponent(each)}?q=${encodeURIComponent(each)}`);
      await call('POST /auth/login', { payload: each, headers: { 'content-type': 'application/json' } });
    }
    expect(lines().filter(({ level, msg }) => level >= 60 || msg === 'forged')).toEqual([]);
    expect(text()).not.toMatch(/[\u001B\u2028]/);
  });

  it('B6 no PIN, code, token or cookie is logged or stored in plain text', async () => {
    const { app, call, clock, text } = await traced();
    const jar: Jar = new Map();
    const session = await signUp(app, call, EMAIL, { cookies: jar });
    const secrets = [GOOD_PIN, WRONG_PIN, OTHER_PIN, session.token, ...jar.values(), await codeFor(app, EMAIL)];
    await login(call, EMAIL, WRONG_PIN, jar);
    secrets.push((await refresh(call, jar)).body.data.token, ...jar.values());
    clock.advance(7200);
    const challenge = await call<{ id: string }>('POST /auth/forgot-pin', { body: { identifier: EMAIL } });
    const code = await codeFor(app, EMAIL);
    const verified = await call<{ resetToken: string }>('POST /auth/forgot-pin/verify', {
      body: { challengeId: challenge.body.data.id, token: code },
    });
    secrets.push(code, verified.body.data.resetToken);
    await call(`GET /users/me?token=${session.token}&pin=${OTHER_PIN}`, { token: session.token });
    await app.db.execute(sql`drop table if exists nothing`);
    await call('POST /auth/forgot-pin/set', { body: { resetToken: verified.body.data.resetToken, pin: OTHER_PIN } });
    app.log.error({ pin: GOOD_PIN, body: { token: session.token, code } }, 'redacted');
    const failing = app.db.execute(sql`select ${session.token}::text from missing_table`);
    await failing.catch((err: unknown) => app.log.error({ err }, 'query'));
    const dump = await dumpOf(app);
    expect(text().length).toBeGreaterThan(1000);
    expect(new Set(secrets).size).toBeGreaterThan(8);
    for (const secret of secrets) {
      expect(text()).not.toContain(secret);
      expect(dump).not.toContain(secret);
    }
  });

  it('B6 no PIN, grant or code of a payment, a step-up, a reveal or a new PIN is logged or stored in plain text', async () => {
    const made = await traced();
    const secrets = await sendPins(made);
    const dump = await dumpOf(made.app);
    for (const path of ['/checkout', '/auth/step-up', '/reveal', '/change-pin']) expect(made.text()).toContain(path);
    expect(dump).toContain('gift.reveal');
    for (const secret of secrets) {
      expect(made.text()).not.toContain(secret);
      expect(dump).not.toContain(secret);
    }
  });

  it('O3 an internal error reveals no details', async () => {
    const { app, call, lines } = await traced();
    const { token } = await signUp(app, call, EMAIL);
    await app.db.execute(sql`alter table sessions rename to sessions_away`);
    const response = await call('GET /users/me', { token });
    await app.db.execute(sql`alter table sessions_away rename to sessions`);
    expect(response).toMatchObject({ status: 500, failure: { code: 'INTERNAL' } });
    expect(response.text).not.toMatch(/sessions|at .*:\d+/);
    expect(lines().find(({ level }) => level === 50)).toMatchObject({ reqId: response.headers['x-request-id'] });
  });
});
