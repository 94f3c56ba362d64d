import { expect, it, vi } from 'vitest';

import type { ApiResponse } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { type Challenge, codeFor, GOOD_PIN, login, register, registration, signUp, WRONG_PIN } from './identity.ts';

const EMAIL = 'ada@example.test';
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const names = ({ headers }: ApiResponse): string[] => Object.keys(headers).toSorted();

withDatabases('One-time codes', (make) => {
  const startRegistration = async () => {
    const made = await make();
    const { body } = await register(made.call, EMAIL);
    const challengeId = body.data.id;
    const verify = (token: string, id = challengeId) =>
      made.call('POST /auth/verify-token', { body: { challengeId: id, token } });
    return { ...made, challengeId, verify, code: await codeFor(made.app, EMAIL) };
  };

  it('A3 rejects a used code', async () => {
    const { verify, code } = await startRegistration();
    expect((await verify(code)).status).toBe(200);
    expect(await verify(code)).toMatchObject({ status: 422, failure: { code: 'CODE_INVALID', attemptsLeft: 3 } });
  });

  it('A3 accepts one of several concurrent correct requests', async () => {
    const { verify, code } = await startRegistration();
    const responses = await Promise.all(Array.from({ length: 10 }, () => verify(code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('A3 rejects the old code after a resend', async () => {
    const { app, call, clock, challengeId, verify, code } = await startRegistration();
    clock.advance(30);
    const again = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId } });
    expect(again.body.data).toMatchObject({ id: challengeId, attemptsLeft: 5 });
    const fresh = await codeFor(app, EMAIL);
    expect((await verify(fresh === code ? wrongOf(code) : code)).status).toBe(422);
    expect((await verify(fresh)).status).toBe(200);
  });

  it('A3 rejects even the correct code after five wrong ones, also when they are concurrent', async () => {
    const { verify, code } = await startRegistration();
    const responses = await Promise.all(Array.from({ length: 40 }, () => verify(wrongOf(code))));
    expect(responses.map(({ failure }) => failure.attemptsLeft).toSorted()).toEqual([
      ...Array.from({ length: 36 }, () => 0),
      1,
      2,
      3,
      4,
    ]);
    expect(await verify(code)).toMatchObject({ status: 422, failure: { attemptsLeft: 0 } });
  });

  it.each([
    [599, 200],
    [601, 422],
  ])('A3 after %i s returns %i', async (seconds, status) => {
    const { clock, verify, code } = await startRegistration();
    clock.advance(seconds);
    expect((await verify(code)).status).toBe(status);
  });

  it("A3 rejects another user's code, a challenge of another purpose and an unknown one with the same error", async () => {
    const { app, call, challengeId, verify, code } = await startRegistration();
    const { body } = await register(call, 'eve@example.test');
    const theirs = await codeFor(app, 'eve@example.test');
    const guess = theirs === code ? wrongOf(theirs) : code;
    expect((await verify(guess, body.data.id)).failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    await signUp(app, call, 'bob@example.test');
    const forgot = await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: 'bob@example.test' } });
    const reset = await codeFor(app, 'bob@example.test');
    expect((await verify(reset, forgot.body.data.id)).failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    const other = await call('POST /auth/forgot-pin/verify', { body: { challengeId, token: code } });
    expect(other.failure).toMatchObject({ code: 'CODE_INVALID', attemptsLeft: 4 });
    for (const left of [4, 3, 2, 1, 0, 0])
      expect(await verify(code, 'no-such-challenge')).toMatchObject({
        status: 422,
        failure: { code: 'CODE_INVALID', attemptsLeft: left },
      });
    expect(await call('POST /auth/resend-otp', { body: { challengeId: 'unknown' } })).toMatchObject({
      status: 422,
      failure: { code: 'CODE_INVALID' },
    });
  });

  it('A4 sends another code after 30, 60, 120 and 240 seconds, not before', async () => {
    const { call, clock, challengeId } = await startRegistration();
    const resend = () => call<Challenge>('POST /auth/resend-otp', { body: { challengeId } });
    for (const wait of [30, 60, 120, 240]) {
      clock.advance(wait - 1);
      const early = await resend();
      expect(early).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED', retryAfter: 1 } });
      expect(early.headers['retry-after']).toBe('1');
      clock.advance(1);
      expect((await resend()).status).toBe(200);
    }
  });

  it('A4 sends at most five codes an hour and ten a day to one mailbox', async () => {
    const { app, call, clock } = await make();
    const spellings = [EMAIL, 'ADA@example.test', 'ada+1@example.test', 'ada+two@EXAMPLE.test'];
    const ask = (index: number) => register(call, spellings[index % spellings.length] ?? EMAIL);
    const flood = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))).filter(({ status }) => status === 201).length;
    expect(await flood(400)).toBe(5);
    clock.advance(3601);
    expect(await flood(300)).toBe(5);
    clock.advance(3601);
    expect(await flood(300)).toBe(0);
    expect(await app.mail.list()).toHaveLength(10);
    const refused = await ask(0);
    expect(refused).toMatchObject({ status: 429, failure: { retryAfter: 86_400 - 7202 } });
  });

  it('A4 applies the same limits to known and unknown accounts', async () => {
    const { app, call } = await make();
    await signUp(app, call, EMAIL);
    const forgot = async (identifier: string) => {
      const statuses: unknown[] = [];
      for (let index = 0; index < 7; index += 1)
        statuses.push((await call('POST /auth/forgot-pin', { body: { identifier } })).status);
      return statuses;
    };
    expect(await forgot('nobody@example.test')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // The registration has used one of the five.
    expect(await forgot(EMAIL)).toEqual([200, 200, 200, 200, 429, 429, 429]);
  });

  it('A5 returns the same responses for known and unknown accounts, byte for byte', async () => {
    const { app, call, clock } = await make();
    await signUp(app, call, EMAIL);
    clock.advance(7200);
    const scrub = (text: string, email: string): string => text.replaceAll(/[0-9a-f-]{36}/g, 'ID').replaceAll(email, 'EMAIL');
    const pairs: ((email: string) => Promise<ApiResponse>)[] = [
      (email) => register(call, email),
      ...Array.from({ length: 7 }, () => (email: string) => login(call, email, WRONG_PIN)),
      (email) => call('POST /auth/forgot-pin', { body: { identifier: email } }),
    ];
    for (const ask of pairs) {
      const [known, unknown] = [await ask(EMAIL), await ask('abe@example.test')];
      expect(scrub(unknown.text, 'abe@example.test')).toBe(scrub(known.text, EMAIL));
      expect(unknown.status).toBe(known.status);
      expect(names(unknown)).toEqual(names(known));
    }
  });

  it('A5 counts attempts, resends and delays alike for known and unknown accounts', async () => {
    const { app, call, clock } = await make();
    await signUp(app, call, EMAIL);
    clock.advance(7200);
    for (const path of ['/auth/register', '/auth/forgot-pin']) {
      const ask = async (email: string): Promise<unknown[]> => {
        const body = path === '/auth/register' ? registration(email) : { identifier: email };
        const { id } = (await call<Challenge>(`POST ${path}`, { body })).body.data;
        const verify = path === '/auth/register' ? 'POST /auth/verify-token' : 'POST /auth/forgot-pin/verify';
        const seen: unknown[] = [];
        for (let index = 0; index < 6; index += 1)
          seen.push((await call(verify, { body: { challengeId: id, token: '000001' } })).text);
        seen.push((await call('POST /auth/resend-otp', { body: { challengeId: id } })).text);
        clock.advance(30);
        const { body: resent, status } = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId: id } });
        clock.advance(-30);
        return [...seen, status, { ...resent.data, id: 'ID' }];
      };
      expect(await ask('abe@example.test')).toEqual(await ask(EMAIL));
    }
  });

  it('A5 checks the PIN once for an unknown account too', async () => {
    const { app, call } = await make();
    await signUp(app, call, EMAIL);
    const verify = vi.spyOn(app.pins, 'verify');
    for (const email of [EMAIL, 'nobody@example.test']) expect((await login(call, email, WRONG_PIN)).status).toBe(401);
    expect(verify.mock.calls).toEqual([
      [expect.stringContaining('$argon2id$'), WRONG_PIN, 'anonymous'],
      [undefined, WRONG_PIN, 'anonymous'],
    ]);
  });

  it('I8 accepts only ASCII digits in codes, PINs and phone numbers', async () => {
    const { call, verify, challengeId } = await startRegistration();
    for (const token of ['١٢٣٤٥٦', '１２３４５６', '12 34 56', '123-456', '12345', '1234567', ' 123456'])
      expect(await verify(token)).toMatchObject({
        status: 422,
        failure: { code: 'INVALID', fields: { token: expect.any(String) } },
      });
    for (const pin of ['٢٧٤٩١٣', '２７４９１３', '27 49 13', '274 913', '27491\u0663'])
      expect(await login(call, EMAIL, pin)).toMatchObject({ status: 422, failure: { fields: { pin: expect.any(String) } } });
    for (const phone of ['+٢٣٤٨٠٣٥٥٥٠١٤٢', '+234 803 555 0142', '+234-8035550142', '2348035550142'])
      expect(await call('POST /auth/register', { body: registration('new@example.test', { phone }) })).toMatchObject({
        status: 422,
        failure: { fields: { phone: expect.any(String) } },
      });
    expect(GOOD_PIN).toHaveLength(6);
    expect(challengeId).toBeTruthy();
  });
});
