import type { Balance, Order, Quote } from '@kado/contracts';
import { expect, it } from 'vitest';

import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { deleteExpired } from '../retention/sweep.ts';
import { buy, grantFor, newKey, pay, person, PIN, quoteFor, topup } from '../../test/people.ts';

withDatabases('Checkout', (make) => {
  it('M7 holds the amount that the server quoted and returns the order', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const quote = await quoteFor(call, ada, [topup(app), topup(app, '43')]);
    const { status, body, headers } = await pay(app, call, ada, quote.id);
    expect(status).toBe(201);
    expect(headers['idempotency-replayed']).toBeUndefined();
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    expect(body.data).toMatchObject({
      status: 'processing',
      total: quote.total,
      held: quote.total,
      captured: usd(0),
      released: usd(0),
      events: [{ kind: 'placed' }],
    });
    expect(body.data.reference).toMatch(/^K7-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(
      body.data.items.map(({ itemId, status, recipient, promisedBy }) => [itemId, status, recipient.phone, promisedBy]),
    ).toEqual(
      quote.lines.map(({ itemId }, index) => [
        itemId,
        'queued',
        `+2348035550${index ? '143' : '142'}`,
        new Date(clock.now().getTime() + 900_000).toISOString(),
      ]),
    );
    const balance = await call<Balance>('GET /balance', { token: ada.token });
    expect(balance.body.data).toEqual({ currency: 'USD', available: usd(50_000 - 1060), held: usd(1060), pending: usd(0) });
    await expectInvariants(app.db);
  });

  it('accepts a PIN instead of a grant, and rejects a wrong PIN', async () => {
    const { app, call } = await make();
    const ada = await person(app, { pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const headers = { 'idempotency-key': newKey() };
    const wrong = await call('POST /checkout', { token: ada.token, headers, body: { quoteId, pin: '135790' } });
    expect([wrong.status, wrong.failure.code, wrong.failure.attemptsLeft]).toEqual([403, 'WRONG_PIN', 4]);
    const right = await call('POST /checkout', { token: ada.token, headers, body: { quoteId, pin: PIN } });
    expect([right.status, right.headers['idempotency-replayed']]).toEqual([201, undefined]);
    await expectInvariants(app.db);
  });

  it('uses up a grant only with an order: it stays valid after a refusal, and only in its own session', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app, { cents: 100n }), await person(app)];
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const grant = await grantFor(app, ada, quoteId);
    const send = (who: typeof ada, body: object) =>
      call<Order>('POST /checkout', { token: who.token, body, headers: { 'idempotency-key': newKey() } });
    const poor = await send(ada, { quoteId, grant });
    expect([poor.status, poor.failure.code, poor.failure['shortfall']]).toEqual([
      402,
      'INSUFFICIENT_FUNDS',
      { amountMinor: 430, currency: 'USD' },
    ]);
    const other = await quoteFor(call, bob, [topup(app)]);
    for (const bad of [grant, 'x', newKey()])
      expect((await send(bob, { quoteId: other.id, grant: bad })).failure.code).toBe('GRANT_INVALID');
    const second = await quoteFor(call, ada, [topup(app, '43', { amount: { amountMinor: 50, currency: 'USD' } })]);
    expect((await send(ada, { quoteId: second.id, grant })).failure.code).toBe('GRANT_INVALID');
    const rich = await grantFor(app, ada, second.id);
    expect((await send(ada, { quoteId: second.id, grant: rich })).status).toBe(201);
    await expectInvariants(app.db);
  });

  it('M7 rejects an expired quote (returning a new one), another user’s, an unknown and a used one', async () => {
    const { app, call, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const quote = await quoteFor(call, ada, [topup(app)]);
    expect((await pay(app, call, bob, quote.id)).status).toBe(404);
    for (const id of ['x', bob.id, `${quote.id}0`]) expect((await pay(app, call, ada, id)).failure.code).toBe('NOT_FOUND');
    clock.advance(601);
    const late = await pay(app, call, ada, quote.id);
    expect([late.status, late.failure.code]).toEqual([409, 'QUOTE_EXPIRED']);
    const fresh = late.failure['quote'] as Quote;
    expect(fresh).toMatchObject({ total: quote.total, lines: quote.lines });
    expect(fresh.id).not.toBe(quote.id);
    const paid = await pay(app, call, ada, fresh.id);
    expect(paid.status).toBe(201);
    const again = await pay(app, call, ada, fresh.id);
    expect([again.status, again.failure.code, again.failure['orderId']]).toEqual([409, 'QUOTE_USED', paid.body.data.id]);
    await expectInvariants(app.db);
  });

  it.each([
    [{}, { quoteId: 'q', grant: 'g' }, 400, 'IDEMPOTENCY_KEY_MISSING'],
    [{ 'idempotency-key': 'short' }, { quoteId: 'q', grant: 'g' }, 400, 'IDEMPOTENCY_KEY_MISSING'],
    [{}, { quoteId: 'q' }, 400, 'IDEMPOTENCY_KEY_MISSING'],
    [{ 'idempotency-key': 'k'.repeat(16) }, { quoteId: 'q' }, 422, 'INVALID'],
    [{ 'idempotency-key': 'k'.repeat(16) }, { quoteId: 'q', grant: 'g', pin: PIN }, 422, 'INVALID'],
    [
      { 'idempotency-key': 'k'.repeat(16) },
      { quoteId: 'q', grant: 'g', total: { amountMinor: 1, currency: 'USD' } },
      422,
      'INVALID',
    ],
    [{ 'idempotency-key': 'k'.repeat(16) }, { quoteId: 'q', grant: 'g', price: 1 }, 422, 'INVALID'],
    [{ 'idempotency-key': 'k'.repeat(16) }, { quoteId: 'q', pin: '٢٧٤٩١٣' }, 422, 'INVALID'],
  ])('M7 rejects %j %j with %i %s', async (headers, body, status, code) => {
    const { app, call } = await make();
    const { token } = await person(app);
    expect(await call('POST /checkout', { token, headers: headers, body })).toMatchObject({
      status,
      failure: { code },
    });
    expect((await call('POST /checkout', { headers: headers, body })).status).toBe(401);
  });

  it('M2 a hundred concurrent requests with one key create one order and one charge; ninety-nine are replays', async (context) => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 100 }, () => pay(app, call, ada, id, key)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const replays = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true').length;
    const orders = new Set(responses.map(({ text }) => text)).size;
    figure(context, `${orders} order, ${replays} replays`);
    expect([orders, replays]).toEqual([1, 99]);
    expect((await call<Balance>('GET /balance', { token: ada.token })).body.data.held.amountMinor).toBe(530);
    await expectInvariants(app.db);
  });

  it('M2 a replay returns the first body even after the order has changed; a key belongs to one user and one quote', async () => {
    const { app, call, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const key = newKey();
    const first = await pay(app, call, ada, id, key);
    clock.advance(5);
    await app.worker.tick();
    const moved = await call<Order>(`GET /orders/${first.body.data.id}`, { token: ada.token });
    expect(moved.body.data.status).toBe('completed');
    const replay = await pay(app, call, ada, id, key);
    expect([replay.status, replay.headers['idempotency-replayed'], replay.text]).toEqual([201, 'true', first.text]);
    const other = await quoteFor(call, ada, [topup(app)]);
    for (const quoteId of [other.id, 'nonsense'])
      expect(await pay(app, call, ada, quoteId, key)).toMatchObject({ status: 422, failure: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    const bobs = await quoteFor(call, bob, [topup(app)]);
    expect((await pay(app, call, bob, bobs.id, key)).status).toBe(201);
    clock.advance(47 * 3600);
    await deleteExpired(app.db, clock.sql());
    expect((await pay(app, call, ada, id, key)).headers['idempotency-replayed']).toBe('true');
    clock.advance(2 * 3600);
    await deleteExpired(app.db, clock.sql());
    expect((await pay(app, call, ada, id, key)).failure.code).toBe('QUOTE_USED');
    await expectInvariants(app.db);
  });

  it('M2 two keys for one quote create one order; the other request gets its id', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => pay(app, call, ada, id)));
    const won = responses.find(({ status }) => status === 201);
    const lost = responses.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(19);
    expect(new Set(lost.map(({ failure }) => `${failure.code} ${failure['orderId']}`))).toEqual(
      new Set([`QUOTE_USED ${won?.body.data.id}`]),
    );
    await expectInvariants(app.db);
  });

  it('does not store a failed checkout under its key', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 100n });
    const key = newKey();
    const dear = await quoteFor(call, ada, [topup(app)]);
    expect((await pay(app, call, ada, dear.id, key)).status).toBe(402);
    const cheap = await quoteFor(call, ada, [topup(app, '42', { amount: { amountMinor: 50, currency: 'USD' } })]);
    expect((await pay(app, call, ada, cheap.id, key)).status).toBe(201);
    await expectInvariants(app.db);
  });

  it('buys the same items again with a new quote', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const [first, second] = [await buy(app, call, ada, [topup(app)]), await buy(app, call, ada, [topup(app)])];
    expect(first.reference).not.toBe(second.reference);
    await expectInvariants(app.db);
  });
});
