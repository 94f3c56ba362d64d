import type { Challenge, Grant } from '@kado/contracts';
import { expect, it } from 'vitest';

import { grants } from '../src/db/schema/identity.ts';
import type { ApiResponse } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { codeFor, GOOD_PIN, login, OTHER_PIN, register, signUp, WRONG_PIN } from './identity.ts';
import { newKey, quoteFor, topup } from './people.ts';

const EMAIL = 'ada@example.test';
const ALIAS = 'ada+1@example.test';

withDatabases('A new PIN', (make) => {
  const challengeOf = async ({ call }: TestApp, identifier = EMAIL): Promise<string> =>
    (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier } })).body.data.id;
  const verify = ({ call }: TestApp, challengeId: string, token: string) =>
    call<{ resetToken: string }>('POST /auth/forgot-pin/verify', { body: { challengeId, token } });
  const pinTokenOf = async (made: TestApp, email = EMAIL): Promise<string> => {
    const id = await challengeOf(made, email);
    return (await verify(made, id, await codeFor(made.app, email))).body.data.resetToken;
  };
  const set = ({ call }: TestApp, resetToken: string, pin: string) =>
    call('POST /auth/forgot-pin/set', { body: { resetToken, pin } });
  const short = ({ status, failure }: ApiResponse): unknown[] => [status, failure?.code];

  it('A14 after a forgotten one voids every other PIN token, challenge and grant', async () => {
    const made = await make();
    const { app, call } = made;
    const session = await signUp(app, call, EMAIL);
    const quote = await quoteFor(call, { ...session, ...session.user, sessionId: '' }, [topup(app)]);
    const stepUp = { token: session.token, body: { pin: GOOD_PIN, purpose: 'checkout', ref: quote.id } };
    const { grant } = (await call<Grant>('POST /auth/step-up', stepUp)).body.data;
    const tokens = [await pinTokenOf(made), await pinTokenOf(made)] as const;
    const open = await challengeOf(made);
    const code = await codeFor(app, EMAIL);

    expect((await set(made, tokens[1], OTHER_PIN)).status).toBe(200);
    expect(short(await set(made, tokens[0], WRONG_PIN))).toEqual([422, 'TOKEN_INVALID']);
    expect(short(await verify(made, open, code))).toEqual([422, 'CODE_INVALID']);
    const pay = { headers: { 'idempotency-key': newKey() }, body: { quoteId: quote.id, grant } };
    expect((await call('POST /checkout', { token: session.token, ...pay })).status).toBe(401);
    const again = (await login(call, EMAIL, OTHER_PIN)).body.data;
    expect(short(await call('POST /checkout', { token: again.token, ...pay }))).toEqual([403, 'GRANT_INVALID']);
    expect((await app.db.select().from(grants)).map(({ usedAt }) => usedAt)).toEqual([made.clock.now()]);
  });

  it('A14 of a new account voids the other registrations of the address', async () => {
    const made = await make();
    const { app, call } = made;
    const verifyRegistration = (challengeId: string, token: string) =>
      call<{ pinToken: string }>('POST /auth/verify-token', { body: { challengeId, token } });
    const create = (pinToken: string) => call('POST /auth/create-pin', { body: { pinToken, pin: GOOD_PIN } });
    const challenges: { id: string; code: string }[] = [];
    for (const spelling of [EMAIL, EMAIL, 'ADA@example.test'])
      challenges.push({ id: (await register(call, spelling)).body.data.id, code: await codeFor(app, spelling) });
    const [first, second, open] = challenges as [(typeof challenges)[0], (typeof challenges)[0], (typeof challenges)[0]];
    const tokens = [await verifyRegistration(first.id, first.code), await verifyRegistration(second.id, second.code)];
    const [older = '', newer = ''] = tokens.map(({ body }) => body.data.pinToken);
    expect((await create(newer)).status).toBe(200);
    expect(short(await create(older))).toEqual([422, 'TOKEN_INVALID']);
    expect(short(await verifyRegistration(open.id, open.code))).toEqual([422, 'CODE_INVALID']);
  });

  it('A14 is set by only one of several concurrent PIN tokens', async () => {
    const made = await make();
    await signUp(made.app, made.call, EMAIL);
    const tokens = [await pinTokenOf(made), await pinTokenOf(made), await pinTokenOf(made)];
    const statuses = (await Promise.all(tokens.map((token) => set(made, token, OTHER_PIN)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
  });

  it('A1 of an alias does not unlock the account of the same mailbox', async () => {
    const made = await make();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    await signUp(app, call, ALIAS);
    for (let tries = 0; tries < 5; tries += 1) await login(call, EMAIL, WRONG_PIN);
    expect((await set(made, await pinTokenOf(made, ALIAS), OTHER_PIN)).status).toBe(200);
    expect((await login(call, EMAIL, GOOD_PIN)).status).toBe(423);
    expect((await set(made, await pinTokenOf(made), OTHER_PIN)).status).toBe(200);
    expect((await login(call, EMAIL, OTHER_PIN)).status).toBe(200);
  });

  it('A14 does not void the challenges, tokens and grants of others', async () => {
    const made = await make();
    const { app, call } = made;
    await signUp(app, call, EMAIL);
    await signUp(app, call, 'eve@example.test');
    const { id } = (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier: 'eve@example.test' } })).body.data;
    const { id: registration } = (await register(call, 'bob@example.test')).body.data;
    await set(made, await pinTokenOf(made), OTHER_PIN);
    expect((await verify(made, id, await codeFor(app, 'eve@example.test'))).status).toBe(200);
    const body = { challengeId: registration, token: await codeFor(app, 'bob@example.test') };
    expect((await call('POST /auth/verify-token', { body })).status).toBe(200);
  });

  it("A5 A14 makes the account's open challenge behave like that of an unknown account", async () => {
    const made = await make();
    const { app, call, clock } = made;
    await signUp(app, call, EMAIL);
    const ask = async (identifier: string) =>
      (await call<Challenge>('POST /auth/forgot-pin', { body: { identifier } })).body.data.id;
    const ids = [await ask(EMAIL), await ask('abe@example.test')];
    await set(made, await pinTokenOf(made), OTHER_PIN);
    clock.advance(30);
    const [known, unknown] = await Promise.all(
      ids.map(async (challengeId) => {
        const wrong = (await verify(made, challengeId, '000001')).failure.attemptsLeft;
        const { status, body } = await call<Challenge>('POST /auth/resend-otp', { body: { challengeId } });
        return [wrong, status, { ...body.data, id: 'ID' }];
      }),
    );
    expect(known).toEqual(unknown);
    expect((await app.mail.list())[0]?.subject).toBe('Your PIN was changed');
  });
});
