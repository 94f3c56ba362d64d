import type { Grant, Plan, Session } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { onTestHook } from '../src/checkout/test-hooks.ts';
import { giftReveals } from '../src/db/schema/gifts.ts';
import { orderItems, orders, wallets } from '../src/db/schema/money.ts';
import { plans } from '../src/db/schema/plans.ts';
import { inReview } from './deposits.ts';
import { withDatabases } from './fixture.ts';
import { buy, giftCard, grantFor, newKey, person, type Person, PIN, quoteFor, topup } from './people.ts';

withDatabases('What a PIN or a grant confirmed, when something ends between the check and the write', (make) => {
  /** Runs the work once, before the next transaction begins. */
  const beforeTransaction = ({ db }: FastifyInstance, work: () => Promise<unknown>): void => {
    const { transaction } = db;
    db.transaction = (async (...given: Parameters<typeof transaction>) => {
      db.transaction = transaction;
      await work();
      return transaction.apply(db, given);
    }) as typeof transaction;
  };
  const begin = async () => {
    const made = await make();
    const { app, call } = made;
    const [ada, ops, other] = [
      await person(app, { pin: PIN }),
      await person(app, { pin: PIN, role: 'operator' }),
      await person(app, { role: 'operator' }),
    ];
    const suspend = async ({ id }: Person) => {
      const body = { reason: 'A stolen card' };
      expect((await call(`POST /admin/users/${id}/suspend`, { token: other.token, body })).status).toBe(200);
    };
    return { ...made, ada, ops, suspend };
  };

  it.each(['pin', 'grant'])('A7 no order is placed by %s after a suspension', async (by) => {
    const { app, call, ada, suspend } = await begin();
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const proof = by === 'pin' ? { pin: PIN } : { grant: await grantFor(app, ada, quoteId) };
    onTestHook('checkout:beforeWrite', () => suspend(ada));
    const headers = { 'idempotency-key': newKey() };
    expect((await call('POST /checkout', { token: ada.token, headers, body: { quoteId, ...proof } })).status).toBe(401);
    expect(await app.db.select().from(orders)).toEqual([]);
  });

  /** A user who may be suspended, and a request that creates or changes one of their plans. */
  const beginPlan = async () => {
    const made = await begin();
    const { app, call, ada } = made;
    const schedule = { every: 'week', weekday: 1, timeZone: 'Africa/Lagos' };
    const body = { item: topup(app), ceiling: { amountMinor: 1000, currency: 'USD' }, schedule, pin: PIN };
    const ask = (path: string, more: object = {}) =>
      call<Plan>(path, { token: ada.token, headers: { 'idempotency-key': newKey() }, body: { ...body, ...more } });
    return { ...made, ask };
  };

  it('A7 no plan is created after a suspension', async () => {
    const { app, ada, suspend, ask } = await beginPlan();
    beforeTransaction(app, () => suspend(ada));
    expect((await ask('POST /plans')).status).toBe(401);
    expect(await app.db.select().from(plans)).toEqual([]);
  });

  it('A7 no plan is changed after a suspension', async () => {
    const { app, ada, suspend, ask } = await beginPlan();
    const { id } = (await ask('POST /plans')).body.data;
    const stored = await app.db.select().from(plans);
    beforeTransaction(app, () => suspend(ada));
    expect((await ask(`PUT /plans/${id}`, { ceiling: { amountMinor: 2000, currency: 'USD' } })).status).toBe(401);
    expect(await app.db.select().from(plans)).toEqual(stored);
  });

  it('A7 no deposit is credited by an operator after their suspension', async () => {
    const { app, call, ada, ops, suspend } = await begin();
    const walletOfAda = () => app.db.select().from(wallets).where(eq(wallets.userId, ada.id));
    const before = await walletOfAda();
    const { id, amount } = await inReview(app, call, ada);
    beforeTransaction(app, () => suspend(ops));
    const body = { amount, note: '', pin: PIN };
    expect((await call(`POST /admin/deposits/${id}/credit`, { token: ops.token, body })).status).toBe(401);
    expect(before).toHaveLength(1);
    expect(await walletOfAda()).toEqual(before);
  });

  /** Sets a new PIN in the same session before the next transaction begins, or when `later` runs its work; returns the session's new token. */
  const newPinMeanwhile = (
    { app, call }: Awaited<ReturnType<typeof begin>>,
    { token }: Person,
    later = (work: () => Promise<void>): void => beforeTransaction(app, work),
  ) => {
    let renewed = '';
    later(async () => {
      const body = { currentPin: PIN, newPin: '850274' };
      renewed = (await call<Session>('POST /users/me/change-pin', { token, body })).body.data.token;
    });
    return () => renewed;
  };

  it('A14 the old PIN creates no grant after a new PIN was set', async () => {
    const made = await begin();
    const { app, call, ada } = made;
    const { id: ref } = await quoteFor(call, ada, [topup(app)]);
    const renewed = newPinMeanwhile(made, ada);
    const body = { pin: PIN, purpose: 'checkout', ref };
    expect((await call<Grant>('POST /auth/step-up', { token: ada.token, body })).status).toBe(401);
    expect((await call('GET /users/me', { token: renewed() })).status).toBe(200);
  });

  it('A14 the old PIN creates no plan after a new PIN was set', async () => {
    const made = await beginPlan();
    const renewed = newPinMeanwhile(made, made.ada);
    expect((await made.ask('POST /plans')).status).toBe(401);
    expect(await made.app.db.select().from(plans)).toEqual([]);
    expect((await made.call('GET /users/me', { token: renewed() })).status).toBe(200);
  });

  it('A14 the old PIN changes no plan after a new PIN was set', async () => {
    const made = await beginPlan();
    const { id } = (await made.ask('POST /plans')).body.data;
    const stored = await made.app.db.select().from(plans);
    const renewed = newPinMeanwhile(made, made.ada);
    expect((await made.ask(`PUT /plans/${id}`, { ceiling: { amountMinor: 2000, currency: 'USD' } })).status).toBe(401);
    expect(await made.app.db.select().from(plans)).toEqual(stored);
    expect((await made.call('GET /users/me', { token: renewed() })).status).toBe(200);
  });

  it('A14 the old PIN pays for no order after a new PIN was set', async () => {
    const made = await begin();
    const { app, call, ada } = made;
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const renewed = newPinMeanwhile(made, ada, (work) => onTestHook('checkout:beforeWrite', work));
    const headers = { 'idempotency-key': newKey() };
    expect((await call('POST /checkout', { token: ada.token, headers, body: { quoteId, pin: PIN } })).status).toBe(401);
    expect(await app.db.select().from(orders)).toEqual([]);
    expect((await call('GET /users/me', { token: renewed() })).status).toBe(200);
  });

  it.each(['POST', 'PATCH'])(
    'A14 the old PIN neither reveals nor redirects a gift card after a new PIN was set: %s',
    async (method) => {
      const made = await begin();
      const { app, call, clock, ada } = made;
      const { id, items } = await buy(app, call, ada, [giftCard(app)]);
      clock.advance(5);
      await app.worker.tick();
      const stored = await app.db.select().from(orderItems);
      const renewed = newPinMeanwhile(made, ada);
      const [path, more] = method === 'POST' ? ['reveal', {}] : ['recipient', { name: 'Bob', email: 'bob@kado.test' }];
      const body = { pin: PIN, ...more };
      expect((await call(`${method} /orders/${id}/items/${items[0]!.id}/${path}`, { token: ada.token, body })).status).toBe(401);
      expect([await app.db.select().from(orderItems), await app.db.select().from(giftReveals)]).toEqual([stored, []]);
      expect((await call('GET /users/me', { token: renewed() })).status).toBe(200);
    },
  );

  it('A14 the old PIN credits no deposit after a new PIN was set', async () => {
    const made = await begin();
    const { app, call, ada, ops } = made;
    const before = await app.db.select().from(wallets);
    const { id, amount } = await inReview(app, call, ada);
    const renewed = newPinMeanwhile(made, ops);
    const body = { amount, note: '', pin: PIN };
    expect((await call(`POST /admin/deposits/${id}/credit`, { token: ops.token, body })).status).toBe(401);
    expect(await app.db.select().from(wallets)).toEqual(before);
    expect((await call('GET /users/me', { token: renewed() })).status).toBe(200);
  });
});
