import type { LedgerProof, Order, PracticeToken, Receipt, Transaction } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { allowances, tokens } from '../src/db/schema/identity.ts';
import type { TestApp } from './fixture.ts';
import { bankGift, buy, giftCard, person, topup } from './people.ts';
import { balanceOf, buyInPractice, inPractice, practise, withPractice } from './practice.ts';

/** The ability subjects without practice. A new topic without practice is listed here, and its feature in NOT_PRACTISED of apps/web. */
const NOT_PRACTISED = ['Deposit', 'File', 'Plan', 'Practice', 'Profile', 'Session', 'Ticket'];

withPractice('Practice money', (start) => {
  const deliver = async (app: TestApp['app']) => void (await (await app.practice.open()).worker.tick());

  it('buys all three kinds from a separate balance, and does not change real money, ledger, orders and messages', async () => {
    const { app, call, clock } = await start();
    const [who, operator] = [await person(app), await person(app, { role: 'operator' })];
    await buy(app, call, who, [topup(app)]);
    await app.worker.tick();
    const real = async () => ({
      balance: await balanceOf(call, who.token),
      proof: (await call<LedgerProof>('GET /admin/ledger/proof', { token: operator.token })).body.data.currencies,
      customers: (await call('GET /admin/users', { token: operator.token })).text,
      orders: (await call('GET /admin/orders', { token: operator.token })).text,
      own: (await call('GET /orders', { token: who.token })).text,
      notifications: (await call('GET /notifications', { token: who.token })).text,
      mails: (await app.mail.list()).length,
    });
    const before = await real();
    const submit = vi.spyOn(app.supplier, 'submit');

    const token = await practise(call, who);
    const practice = inPractice(call);
    expect(await balanceOf(practice, token)).toBe(10_000);
    const order = await buyInPractice(call, token, [topup(app), giftCard(app), bankGift(app)]);
    expect(order.reference).toMatch(/^PRACTICE-/);
    clock.advance(60);
    await deliver(app);
    const done = (await practice<Order>(`GET /orders/${order.id}`, { token })).body.data;
    expect(done.items.map(({ kind: of, status }) => [of, status])).toEqual([
      ['topup', 'delivered'],
      ['gift', 'delivered'],
      ['bank', 'delivered'],
    ]);
    const paid = order.total.amountMinor;
    expect([paid > 2500, await balanceOf(practice, token)]).toEqual([true, 10_000 - paid]);
    const statement = (await practice<Transaction[]>('GET /transactions', { token })).body.data;
    expect(statement.map(({ type }) => type).toSorted()).toEqual(['adjustment', 'capture', 'capture', 'capture', 'hold']);

    expect(await real()).toEqual(before);
    expect(submit).not.toHaveBeenCalled();
    const inside = await app.practice.open();
    const sent = (await inside.db.execute("select 1 from mails where state <> 'queued' or attempts > 0")) as unknown as {
      rows: unknown[];
    };
    expect([await inside.mail.list(), sent.rows]).toEqual([[], []]);
  });

  it('gives the initial money once, and refills the balance on request', async () => {
    const { app, call } = await start();
    const who = await person(app);
    await Promise.all([practise(call, who), practise(call, who)]);
    const token = await practise(call, who);
    const practice = inPractice(call);
    expect(await balanceOf(practice, token)).toBe(10_000);
    await buyInPractice(call, token, [topup(app)]);
    expect(await balanceOf(practice, token)).toBe(9470);
    for (let count = 0; count < 2; count += 1) {
      expect(await call('POST /practice/refill', { token: who.token })).toMatchObject({
        status: 200,
        body: { data: { ok: true } },
      });
      expect(await balanceOf(practice, token)).toBe(10_000);
    }
    const statement = (await practice<Transaction[]>('GET /transactions', { token })).body.data;
    expect(statement.flatMap(({ type, memo }) => (type === 'adjustment' ? [memo] : []))).toEqual(['', '']);
    expect(statement.map(({ type, amount, depositId }) => [type, amount.amountMinor, depositId])).toEqual([
      ['adjustment', 530, undefined],
      ['hold', -530, undefined],
      ['adjustment', 10_000, undefined],
    ]);
  });

  it('O9 gives a user 2,000 tokens a day, and refuses further ones before anything is written', async () => {
    const { app, call, clock } = await start();
    const who = await person(app);
    const token = await practise(call, who);
    await app.db.update(allowances).set({ used: 1999 }).where(eq(allowances.kind, 'practice-tokens'));
    const inside = await app.practice.open();
    const ask = async () => [(await call('POST /practice', { token: who.token })).status, await inside.db.$count(tokens)];
    expect([await ask(), await ask()]).toEqual([
      [201, 2],
      [429, 2],
    ]);
    expect(await balanceOf(inPractice(call), token)).toBe(10_000);
    clock.advance(86_400);
    expect(await ask()).toEqual([201, 3]);
  });

  it('has tokens that are not valid elsewhere, and that expire', async () => {
    const { app, call, clock } = await start();
    const who = await person(app);
    const response = await call<PracticeToken>('POST /practice', { token: who.token });
    expect([response.body.data.expiresIn, response.headers['set-cookie']]).toEqual([600, undefined]);
    const { token } = response.body.data;
    const practice = inPractice(call);
    expect((await call('GET /balance', { token })).failure.code).toBe('UNAUTHENTICATED');
    expect((await practice('GET /balance', { token: who.token })).failure.code).toBe('UNAUTHENTICATED');
    expect((await call('POST /practice', { token })).failure.code).toBe('UNAUTHENTICATED');
    expect((await practice('GET /balance')).failure.code).toBe('UNAUTHENTICATED');
    clock.advance(599);
    expect((await practice('GET /balance', { token })).status).toBe(200);
    clock.advance(1);
    expect((await practice('GET /balance', { token })).failure.code).toBe('UNAUTHENTICATED');
  });

  it('A7 ends immediately with the session in which it started', async () => {
    const { app, call } = await start();
    const who = await person(app);
    const practice = inPractice(call);
    const [first, second] = [await practise(call, who), await practise(call, who)];
    for (const token of [first, second]) expect((await practice('GET /balance', { token })).status).toBe(200);
    await call('POST /auth/logout', { token: who.token });
    for (const token of [first, second]) expect((await practice('GET /balance', { token })).failure.code).toBe('UNAUTHENTICATED');
  });

  it('has a public PIN, which locks nobody out, and does not accept the real one', async () => {
    const { app, call } = await start();
    const who = await person(app, { pin: '274913' });
    const practice = inPractice(call);
    let token = await practise(call, who);
    const quote = await practice<{ id: string }>('POST /quotes', { token, body: { items: [topup(app)] } });
    const confirm = (pin: string) =>
      practice('POST /auth/step-up', { token, body: { pin, purpose: 'checkout', ref: quote.body.data.id } });
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await confirm('274913')).failure.code).toBe('WRONG_PIN');
    expect((await confirm('246813')).failure.code).toBe('LOCKED');
    token = await practise(call, who);
    expect((await confirm('246813')).status).toBe(200);
  });

  it('stores only the name, country and language of a user, and no address, number or PIN', async () => {
    const { app, call } = await start();
    const who = await person(app, { pin: '274913' });
    await practise(call, who);
    const { rows } = (await (await app.practice.open()).db.execute('select * from users')) as unknown as { rows: object[] };
    expect(rows).toMatchObject([
      { id: who.id, first_name: 'Ada', email: `${who.id}@practice.invalid`, phone: '', role: 'customer', country_iso: 'NG' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(who.email);
  });

  it('has receipts that are marked as practice and never verified as genuine', async () => {
    const { app, call, clock } = await start();
    const who = await person(app);
    const token = await practise(call, who);
    const order = await buyInPractice(call, token, [topup(app)]);
    clock.advance(60);
    await deliver(app);
    const practice = inPractice(call);
    const receipt = (await practice<Receipt>(`GET /orders/${order.id}/receipt`, { token })).body.data;
    expect([receipt.reference, receipt.check]).toEqual([order.reference, undefined]);
    const page = await practice(`GET /orders/${order.id}/receipt`, { token, headers: { accept: 'text/html' } });
    expect(page.text).toContain(order.reference);
    const query = `/receipts/${order.reference}/verify?checksum=${'0'.repeat(32)}`;
    expect((await practice(`GET ${query}`, { token })).status).toBe(404);
    expect((await call(`GET ${query}`)).body).toEqual({ data: { valid: false } });
  });

  it('offers each subject of customers except the listed ones', async () => {
    const { app } = await start();
    const inside = await app.practice.open();
    const practised = new Set(inside.routeTable.map(({ method, url }) => `${method} ${url}`));
    const left = app.routeTable.filter(({ method, url }) => !practised.has(`${method} ${url}`));
    const subjects = new Set(left.flatMap(({ ability, url }) => (ability && !url.includes('/admin/') ? [ability[1]] : [])));
    expect([...subjects].toSorted()).toEqual(NOT_PRACTISED);
  });

  it('offers only practice routes, only to its user, with the rules of the real server', async () => {
    const { app, call } = await start();
    const [who, other] = [await person(app), await person(app)];
    const [token, theirs] = [await practise(call, who), await practise(call, other)];
    const practice = inPractice(call);
    const order = await buyInPractice(call, token, [topup(app)]);
    const lines = ['POST /auth/login', 'POST /auth/refresh', 'GET /users/me', 'PATCH /users/me', 'GET /users/me/sessions'];
    const unknown = [...lines, 'POST /deposits', 'POST /files', 'POST /contact', 'GET /admin/users', 'POST /practice'];
    for (const line of unknown) expect([line, (await practice(line, { token })).status]).toEqual([line, 404]);
    expect((await practice('DELETE /balance', { token })).status).toBe(405);
    expect((await practice(`GET /orders/${order.id}`, { token: theirs })).status).toBe(404);
    expect((await call(`GET /orders/${order.id}`, { token: who.token })).status).toBe(404);
    const large = await practice('POST /quotes', { token, body: { items: ['x'.repeat(70_000)] } });
    expect([large.status, large.failure.code]).toEqual([413, 'TOO_LARGE']);
    const { headers } = await practice('GET /balance', { token });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-request-id': /./ as never });
  });
});
