import { expect, it } from 'vitest';

import { challenges } from '../src/db/schema/identity.ts';
import { withDatabases } from './fixture.ts';
import { type Challenge, codeFor, register, registration } from './identity.ts';

const EMAIL = 'ada@example.test';
const PROXY = '127.0.0.1';
const limits = { wrongPins: 5, registrations: 1, recoveries: 1, messages: 10, receiptChecks: 9 };

withDatabases('One address', (make) => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it.each(['/auth/verify-token', '/auth/forgot-pin/verify', '/auth/resend-otp'])(
    'A13 gets ten wrong codes at %s, for existing and invented challenges alike, and fills no table',
    async (path) => {
      const made = await make({ env: { prefixLimits: limits, trustedProxies: [PROXY] } });
      const { app, call, clock } = made;
      const { body } = await call<{ id: string }>('POST /auth/register', { body: registration(EMAIL), ...from('198.51.100.1') });
      const code = await codeFor(app, EMAIL);
      const ask = (challengeId: string, address: string, token = '000001') =>
        call(`POST ${path}`, { body: path.endsWith('otp') ? { challengeId } : { challengeId, token }, ...from(address) });
      const statuses: number[] = [];
      for (let index = 0; index < 30; index += 1) statuses.push((await ask(`invented-${index}`, `203.0.113.${index}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), ...Array.from({ length: 20 }, () => 429)]);
      const [known, unknown] = [await ask(body.data.id, '203.0.113.1', code), await ask('invented', '203.0.113.1')];
      expect([known.status, known.text]).toEqual([429, unknown.text]);
      expect((await app.db.select({ id: challenges.id }).from(challenges)).length).toBeLessThanOrEqual(11);
      expect((await ask('invented', '203.0.114.1')).status).toBe(422);
      const verified = { body: { challengeId: body.data.id, token: code }, ...from('203.0.114.1') };
      expect((await call('POST /auth/verify-token', verified)).status).toBe(200);
      clock.advance(900);
      expect((await ask('invented', '203.0.113.1')).status).toBe(422);
    },
  );
});

withDatabases('An invented challenge', (make) => {
  it('A3 A5 sends no code, also after a wrong code was entered for it', async () => {
    const { app, call } = await make();
    const challengeId = 'invented';
    const resend = () => call('POST /auth/resend-otp', { body: { challengeId } });
    expect(await resend()).toMatchObject({ status: 422, failure: { code: 'CODE_INVALID', attemptsLeft: 5 } });
    const wrong = await call('POST /auth/verify-token', { body: { challengeId, token: '000001' } });
    expect(wrong).toMatchObject({ status: 422, failure: { code: 'CODE_INVALID', attemptsLeft: 4 } });
    expect(await resend()).toMatchObject({ status: 422, failure: { code: 'CODE_INVALID', attemptsLeft: 4 } });
    expect(await app.mail.list()).toEqual([]);
  });
});

withDatabases('A new code for a challenge', (make) => {
  it('A3 has five attempts, also when none was left for the old one', async () => {
    const { app, call, clock } = await make();
    const challengeId = (await register(call, EMAIL)).body.data.id;
    const verify = (token: string) => call('POST /auth/verify-token', { body: { challengeId, token } });
    const wrongCode = async () => String((Number(await codeFor(app, EMAIL)) + 1) % 1_000_000).padStart(6, '0');
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect(await verify(await wrongCode())).toMatchObject({ failure: { attemptsLeft } });
    clock.advance(30);
    const renewed = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId } });
    expect(renewed.body.data).toMatchObject({ id: challengeId, attemptsLeft: 5 });
    expect(await verify(await wrongCode())).toMatchObject({ status: 422, failure: { attemptsLeft: 4 } });
    expect((await verify(await codeFor(app, EMAIL))).status).toBe(200);
  });
});
