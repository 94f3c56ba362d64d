import type { Challenge } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { after } from '../src/clock.ts';
import { newId } from '../src/db/ids.ts';
import { allowances, challenges } from '../src/db/schema/identity.ts';
import { audit } from '../src/db/schema/system.ts';
import { userSubject } from '../src/limits/repository.ts';
import { insertSession } from '../src/sessions/repository.ts';
import { bankId, dollars, inReview } from './deposits.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { planBody, planner } from './family-plans.ts';
import { buy, giftCard, pay, person, quoteFor, topup } from './people.ts';

const PROXY = '127.0.0.1';
/** One registration and one recovery, so (1 + 1) messages with five attempts each. */
const limits = { wrongPins: 5, registrations: 1, recoveries: 1, messages: 10, receiptChecks: 9 };
const WINDOW_SECONDS = 900;
const MAX_DEPOSITS = 100;

const times = async (count: number, work: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await work(index)).status);
  return statuses;
};
const ofEach = (statuses: readonly number[], ...wanted: number[]): number[] =>
  wanted.map((status) => statuses.filter((each) => each === status).length);
const invented = ({ app }: TestApp): Promise<number> => app.db.$count(challenges, eq(challenges.purpose, 'none'));

withDatabases('One person cannot fill a table', (make) => {
  it('A3 A13 anybody with the link of a gift card gets ten wrong codes, including those for invented challenges', async () => {
    const made = await make({ env: { prefixLimits: limits, trustedProxies: [PROXY] } });
    const { app, call, clock } = made;
    await buy(app, call, await person(app), [giftCard(app)]);
    clock.advance(5);
    await app.worker.tick();
    const link = /\/gift\/([\w-]{43})/.exec((await app.mail.list()).map(({ text }) => text).join('\n'))?.[1];
    const open = (index: number, challengeId = `invented-${index}`) =>
      call(`POST /gifts/${link}/open`, {
        body: { challengeId, token: '000001' },
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    expect(ofEach(await times(30, (index) => open(index)), 422, 429)).toEqual([10, 20]);
    expect(await invented(made)).toBe(10);
    const { body } = await call<Challenge>(`POST /gifts/${link}/code`);
    expect((await open(0, body.data.id)).status).toBe(429);
    clock.advance(WINDOW_SECONDS);
    expect((await open(0)).status).toBe(422);
  });

  it('A3 a signed-in user gets 25 wrong codes for a new contact, including those for invented challenges', async () => {
    const made = await make();
    const { app, call, clock } = made;
    const { token } = await person(app);
    const verify = (challengeId: string) =>
      call('POST /users/me/change-contact/verify', { token, body: { challengeId, token: '000001' } });
    expect(ofEach(await times(40, (index) => verify(`invented-${index}`)), 422, 429)).toEqual([25, 15]);
    expect(await invented(made)).toBe(25);
    const { body } = await call<Challenge>('POST /users/me/change-contact', { token, body: { email: 'new@example.test' } });
    expect((await verify(body.data.id)).status).toBe(429);
    clock.advance(WINDOW_SECONDS);
    expect((await verify('invented-0')).status).toBe(422);
  });

  it('O3 O9 refusals of a signed-in user are recorded twenty times for each route in 15 minutes', async () => {
    const { app, call, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const recorded = ({ id }: { id: string }) => app.db.$count(audit, eq(audit.actorId, id));
    const look =
      (path: string, { token }: { token: string }) =>
      () =>
        call(`GET /admin/${path}`, { token });
    expect(ofEach(await times(30, look('users', ada)), 403)).toEqual([30]);
    expect(await recorded(ada)).toBe(20);
    await times(30, look('orders', ada));
    await look('users', bob)();
    expect([await recorded(ada), await recorded(bob)]).toEqual([40, 1]);
    clock.advance(WINDOW_SECONDS);
    await look('users', ada)();
    expect(await recorded(ada)).toBe(41);
  });

  it('O9 a signed-in user gets 2,000 quotes a day, including those for expired ones, and creates 500 deposits', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const used = (kind: string, count: number) =>
      app.db.insert(allowances).values({ subject: userSubject(ada.id), kind, since: clock.now(), used: count });
    const old = await quoteFor(call, ada, [topup(app)]);
    clock.advance(601);
    await app.db.delete(allowances);
    await used('quotes', 1998);
    const quote = () => call('POST /quotes', { token: ada.token, body: { items: [topup(app)] } });
    expect([(await pay(app, call, ada, old.id)).status, (await quote()).status]).toEqual([409, 201]);
    for (const refused of [await quote(), await pay(app, call, ada, old.id)])
      expect(refused).toMatchObject({ status: 429, failure: { code: 'RATE_LIMITED', retryAfter: 86_400 } });
    await used('deposits', 499);
    const deposit = () => call('POST /deposits', { token: ada.token, body: { bankId: bankId(app), amount: dollars(30_000) } });
    expect([(await deposit()).status, (await deposit()).status]).toEqual([201, 429]);
    clock.advance(86_400);
    expect([(await quote()).status, (await deposit()).status]).toEqual([201, 201]);
  });

  it('O9 who is signed in makes, changes, resumes and skips plans 500 times a day, and changes the profile 1,000 times; a pause is never refused', async () => {
    const prepared = await make();
    const { app, call, clock } = prepared;
    const { who, act, made, create, change } = await planner(prepared);
    const { id, next } = await made();
    await app.db.delete(allowances);
    const [subject, since] = [userSubject(who.id), clock.now()];
    const used = { 'plan-changes': 498, 'profile-changes': 998 };
    const rows = Object.entries(used).map(([kind, count]) => ({ subject, kind, since, used: count }));
    await app.db.insert(allowances).values(rows);
    const results = [
      await act(id, 'skip', { date: next?.date }),
      await act(id, 'pause'),
      await act(id, 'resume'),
      await act(id, 'pause'),
      await act(id, 'resume'),
      await act(id, 'skip', { date: next?.date }),
      await create(),
      await change(id, planBody(app)),
    ];
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    const rename = (at: number) => call('PATCH /users/me', { token: who.token, body: { firstName: `Ada ${at}` } });
    expect(await times(3, rename)).toEqual([200, 200, 429]);
    expect((await call('PATCH /users/me', { token: who.token, body: {} })).status).toBe(200);
  });

  it('O9 signing out other devices is recorded only if there are any', async () => {
    const { app, call, clock } = await make();
    const { id, token } = await person(app);
    const endOthers = () => call('DELETE /users/me/sessions', { token });
    await times(3, endOthers);
    const recorded = () => app.db.$count(audit, eq(audit.actorId, id));
    expect(await recorded()).toBe(0);
    const now = clock.now();
    const expiresAt = after(now, WINDOW_SECONDS);
    await insertSession(app.db, { id: newId(), userId: id, device: 'other', createdAt: now, lastSeenAt: now, expiresAt });
    await times(3, endOthers);
    expect(await recorded()).toBe(1);
  });

  it('O9 a user may have a hundred open deposits, including those in review, also if they are created concurrently', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app, { cents: 0n }), await person(app, { cents: 0n })];
    const begin = ({ token }: { token: string }) =>
      call<{ id: string }>('POST /deposits', { token, body: { bankId: bankId(app), amount: dollars(30_000) } });
    await inReview(app, call, ada);
    const answers = await Promise.all(Array.from({ length: MAX_DEPOSITS + 20 }, () => begin(ada)));
    const began = answers.filter(({ status }) => status === 201);
    expect(began).toHaveLength(MAX_DEPOSITS - 1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({
      status: 422,
      failure: { code: 'INVALID', fields: { bankId: expect.stringContaining('100') } },
    });
    expect((await begin(bob)).status).toBe(201);
    await call(`POST /deposits/${began[0]?.body.data.id}/cancel`, { token: ada.token });
    expect([(await begin(ada)).status, (await begin(ada)).status]).toEqual([201, 422]);
  });
});
