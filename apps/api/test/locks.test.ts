import type { Challenge, PinToken } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';

import { challenges, sessions, tokens, users } from '../src/db/schema/identity.ts';
import { giftLinks, gifts } from '../src/db/schema/gifts.ts';
import type { Db } from '../src/db/types.ts';
import { hashToken } from '../src/http/tokens.ts';
import { countSend } from '../src/one-time-codes/send-limits.ts';
import { usePinToken } from '../src/one-time-codes/pin-tokens.ts';
import { endSession, endSessions } from '../src/sessions/repository.ts';
import { lockUser } from '../src/users/repository.ts';
import type { Jar } from './caller.ts';
import { HAS_POSTGRES } from './databases.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { isWaitedFor } from './lock-waits.ts';
import { codeFor, GOOD_PIN, OTHER_PIN, login, refresh, register, signUp } from './identity.ts';
import { buy, giftCard, person } from './people.ts';

const EMAIL = 'ada@example.test';

/**
 * Sends a request while a competing transaction is open. That one commits when the request waits for it, or has responded without waiting. Only PostgreSQL can
 * show this: the embedded database has one connection, so its transactions never overlap.
 */
async function sendDuring<Answer>(
  { db }: FastifyInstance,
  competitor: (tx: Db) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<{ waited: boolean; answer: Answer }> {
  const { waited, answer } = await db.transaction(async (tx) => {
    await competitor(tx);
    let isAnswered = false;
    const sent = send().finally(() => (isAnswered = true));
    let waits = false;
    while (!isAnswered && !waits) waits = await isWaitedFor(tx);
    return { waited: waits, answer: sent };
  });
  return { waited, answer: await answer };
}

async function verify({ app, call }: TestApp, challengeId: string, path: string): Promise<string> {
  const body = { challengeId, token: await codeFor(app, EMAIL) };
  const { data } = (await call<PinToken & { resetToken: string }>(`POST ${path}`, { body })).body;
  return data.pinToken ?? data.resetToken;
}

describe.runIf(HAS_POSTGRES)('A request', () => {
  withDatabases(
    'that competes with another one',
    (make) => {
      it('A8 to refresh waits for one that supersedes its token, and then treats it as superseded', async () => {
        const { app, call, clock } = await make();
        const jar: Jar = new Map();
        await signUp(app, call, EMAIL, { cookies: jar });
        const hash = hashToken(jar.get('__Host-kado_session') ?? '');
        const past = new Date(clock.now().getTime() - 61_000);
        const { waited, answer } = await sendDuring(
          app,
          (tx) => tx.update(tokens).set({ supersededAt: past }).where(eq(tokens.hash, hash)),
          () => refresh(call, jar),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 401 });
      });

      it('to open a gift card waits for its redirection, and then the old link is unknown', async () => {
        const { app, call, clock } = await make();
        const ada = await person(app);
        await buy(app, call, ada, [giftCard(app, '42')]);
        clock.advance(5);
        await app.worker.tick();
        const mail = (await app.mail.list()).find(({ text }) => text.includes('/gift/'))!;
        const link = /\/gift\/([\w-]{43})/.exec(mail.text)![1]!;
        const { body } = await call<Challenge>(`POST /gifts/${link}/code`);
        const code = await codeFor(app, mail.to);
        const { waited, answer } = await sendDuring(
          app,
          async (tx) => {
            const [gift] = await tx.select().from(gifts).for('update');
            await tx.update(giftLinks).set({ endedAt: clock.now() }).where(eq(giftLinks.itemId, gift!.itemId));
          },
          () => call(`POST /gifts/${link}/open`, { body: { challengeId: body.data.id, token: code } }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 404 });
      });

      it('A3 to create a PIN waits for one that uses the same PIN token, and then creates no account', async () => {
        const made = await make();
        const challenge = await register(made.call, EMAIL);
        const pinToken = await verify(made, challenge.body.data.id, '/auth/verify-token');
        const { waited, answer } = await sendDuring(
          made.app,
          (tx) => usePinToken(tx, pinToken, 'pin', made.clock.now()),
          () => made.call('POST /auth/create-pin', { body: { pinToken, pin: GOOD_PIN } }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 422 });
        expect((await login(made.call, EMAIL)).status).toBe(401);
      });

      it('A3 to set a new PIN waits for one that uses the same PIN token, and then does not change the PIN', async () => {
        const made = await make();
        await signUp(made.app, made.call, EMAIL);
        const challenge = await made.call<{ id: string }>('POST /auth/forgot-pin', { body: { identifier: EMAIL } });
        const resetToken = await verify(made, challenge.body.data.id, '/auth/forgot-pin/verify');
        const { waited, answer } = await sendDuring(
          made.app,
          (tx) => usePinToken(tx, resetToken, 'reset', made.clock.now()),
          () => made.call('POST /auth/forgot-pin/set', { body: { resetToken, pin: OTHER_PIN } }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 422 });
        expect((await login(made.call, EMAIL)).status).toBe(200);
      });

      it.each([
        [EMAIL, { email: 'new@example.test', emailKey: 'new@example.test' }],
        ['+2348035550142', { phone: '+2348035550199' }],
      ])('A14 for a forgotten PIN waits for a change of %s, and then sends no code to it', async (identifier, change) => {
        const { app, call } = await make();
        const { user } = await signUp(app, call, EMAIL);
        await app.db.update(users).set({ phoneVerified: true });
        const mails = await app.mail.list();
        const { waited, answer } = await sendDuring(
          app,
          async (tx) => {
            await lockUser(tx, user.id);
            await tx.update(users).set(change);
          },
          () => call('POST /auth/forgot-pin', { body: { identifier } }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 200 });
        expect(await app.mail.list()).toEqual(mails);
        const open = (await app.db.select().from(challenges)).filter(({ purpose }) => purpose === 'forgot-pin');
        expect(open.map(({ userId }) => userId)).toEqual([null]);
      });

      it('A3 for a new code waits for one that uses the challenge, and then sends none', async () => {
        const { app, call, clock } = await make();
        const { id } = (await register(call, EMAIL)).body.data;
        clock.advance(3600);
        const { waited, answer } = await sendDuring(
          app,
          (tx) => tx.update(challenges).set({ usedAt: clock.now() }).where(eq(challenges.id, id)),
          () => call('POST /auth/resend-otp', { body: { challengeId: id } }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 422 });
      });

      it('A7 to verify a new contact waits for a suspension, and then changes nothing', async () => {
        const { app, call, clock } = await make();
        const { token, user } = await signUp(app, call, EMAIL);
        const body = { email: 'thief@example.test' };
        const { id } = (await call<Challenge>('POST /users/me/change-contact', { token, body })).body.data;
        const proof = { challengeId: id, token: await codeFor(app, body.email) };
        const { waited, answer } = await sendDuring(
          app,
          async (tx) => {
            await lockUser(tx, user.id);
            await tx.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, user.id));
            await endSessions(tx, user.id, clock.now(), 'suspended');
          },
          () => call('POST /users/me/change-contact/verify', { token, body: proof }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 401 });
        expect(await app.db.select({ email: users.email }).from(users)).toEqual([{ email: EMAIL }]);
      });

      it('A7 to sign out all others waits for another session that does so, and then is itself signed out', async () => {
        const { app, call, clock } = await make();
        const { token, user } = await signUp(app, call, EMAIL);
        const owner = (await login(call, EMAIL)).body.data.token;
        const first = (await app.db.select().from(sessions).orderBy(sessions.id))[0]!;
        const { waited, answer } = await sendDuring(
          app,
          async (tx) => {
            await lockUser(tx, user.id);
            await endSession(tx, user.id, first.id, clock.now(), 'signed out elsewhere');
          },
          () => call('DELETE /users/me/sessions', { token }),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 401 });
        expect((await call('GET /users/me', { token: owner })).status).toBe(200);
      });

      it('A4 for a code waits for another one to the same recipient, and then exceeds the limit', async () => {
        const { app, call, clock } = await make();
        for (let sent = 0; sent < 4; sent += 1) expect((await register(call, EMAIL)).status).toBe(201);
        const { waited, answer } = await sendDuring(
          app,
          (tx) => countSend(tx, { kind: 'email', email: EMAIL }, 'mailbox', clock.now()),
          () => register(call, EMAIL),
        );
        expect({ waited, status: answer.status }).toEqual({ waited: true, status: 429 });
      });
    },
    ['postgres'],
  );
});
