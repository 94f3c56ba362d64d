import type { Balance, Item, Order, OrderItem } from '@kado/contracts';
import { expect, it } from 'vitest';

import { gifts } from '../src/db/schema/gifts.ts';
import { withDatabases } from './fixture.ts';
import { expectInvariants } from './invariants/invariants.ts';
import { bankGift, buy, giftCard, newKey, pay, person, quoteFor, topup } from './people.ts';

/** The final outcome that the sandbox gives each ending. */
const OUTCOMES = { '00': 'delivered', '01': 'delivered', '02': 'failed', '03': 'delivered', '04': 'reversed', '05': 'delivered' };
const ENDINGS = Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[];
const MAKERS = [topup, giftCard, bankGift];
/** The cost of each kind: a top-up of 5.00 and 0.30, a gift card of 10.00 and 0.50, a bank gift of 10.00 and 1.20. */
const COSTS = { topup: 530, gift: 1050, bank: 1120 };
const TRIO = COSTS.topup + COSTS.gift + COSTS.bank;

/** The cart item that repeats an ordered item. */
function again({ kind, product, recipient, send, receive }: OrderItem, id: string): Item {
  const [productId, { name = '', phone = '', email = '', account = '' }] = [product?.id ?? '', recipient];
  if (kind === 'topup') return { id, kind, networkId: productId, phone, amount: send };
  if (kind === 'gift') return { id, kind, giftProductId: productId, recipient: { name, email }, amount: receive };
  return { id, kind, bankId: productId, account: { number: account, holder: name }, amount: send };
}

withDatabases('A mixed cart', (make) => {
  const fifty = async () => {
    const made = await make();
    const ada = await person(made.app, { cents: 200_000n });
    const items = Array.from({ length: 50 }, (_, index) => MAKERS[index % 3]!(made.app, ENDINGS[Math.floor(index / 3) % 6]));
    const read = async (id: string) => (await made.call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    const pass = async (seconds: number) => {
      made.clock.advance(seconds);
      await made.app.worker.tick();
    };
    return { ...made, ada, items, read, pass };
  };

  it('M10 with fifty items of three kinds is settled item by item: each once, and by the promised time', async () => {
    const { app, call, ada, items, read, pass } = await fifty();
    const quote = await quoteFor(call, ada, items);
    expect(quote.total.amountMinor).toBe(17 * COSTS.topup + 17 * COSTS.gift + 16 * COSTS.bank);
    const { id } = (await pay(app, call, ada, quote.id)).body.data;
    for (const seconds of [5, 5, 5, 20, 900]) await pass(seconds);
    const order = await read(id);
    const expected = items.map((_, index) => OUTCOMES[ENDINGS[Math.floor(index / 3) % 6]!]);
    expect(order.items.map(({ status }) => status)).toEqual(expected);
    expect(order.status).toBe('partially_completed');
    const paid = order.items.filter(({ status }) => status === 'delivered').map(({ kind }) => COSTS[kind]);
    const captured = paid.reduce((sum, cost) => sum + cost, 0);
    expect([order.captured.amountMinor, order.held.amountMinor]).toEqual([captured, 0]);
    expect(order.released.amountMinor).toBe(quote.total.amountMinor - captured);
    const { available, held } = (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    expect([available.amountMinor, held.amountMinor]).toEqual([200_000 - captured, 0]);
    const delivered = order.items.filter(({ kind, status }) => kind === 'gift' && status === 'delivered');
    expect((await app.db.select().from(gifts)).map(({ itemId }) => itemId).toSorted()).toEqual(
      delivered.map((item) => item.id).toSorted(),
    );
    await expectInvariants(app.db);
  });

  it('shows the product and the recipient of every item, so that all can be bought again', async () => {
    const { app, call, ada, items, read } = await fifty();
    const order = await buy(app, call, ada, items.slice(0, 6));
    expect((await read(order.id)).items.slice(0, 3)).toMatchObject([
      { kind: 'topup', product: { name: 'Sunbird' }, recipient: { phone: '+2348035550100' } },
      { kind: 'gift', product: { name: 'Kasuwa Fresh' }, recipient: { name: 'Rosa Lima', email: 'rosa00@kado.test' } },
      { kind: 'bank', product: { name: 'Padma Bank House' }, recipient: { name: 'Karim Uddin', account: '1501203456700' } },
    ]);
    const repeated = await quoteFor(
      call,
      ada,
      order.items.map((item, index) => again(item, `again-${index}`)),
    );
    expect(repeated.total).toEqual(order.total);
    expect(repeated.risks.filter(({ code }) => code === 'NEW_RECIPIENT')).toEqual([]);
  });

  it('is in the lists of orders by kind, and in their CSV with its recipients', async () => {
    const { app, call, ada, items } = await fifty();
    const order = await buy(app, call, ada, items.slice(0, 3));
    const { token } = ada;
    for (const query of ['kind=topup', 'kind=gift', 'kind=bank', 'q=rosa00', 'q=1501203456700'])
      expect((await call<Order[]>(`GET /orders?${query}`, { token })).body.data.map(({ id }) => id)).toEqual([order.id]);
    const { text } = await call('GET /orders', { token, headers: { accept: 'text/csv' } });
    for (const part of [order.reference, 'rosa00@kado.test', '1501203456700', 'Karim Uddin', 'Kasuwa Fresh'])
      expect(text).toContain(part);
  });

  it('M1 of 200 concurrent checkouts with money for 50, exactly 50 succeed and nothing is left', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: BigInt(TRIO * 50) });
    const quotes = [];
    for (let count = 0; count < 200; count += 1)
      quotes.push(
        await quoteFor(
          call,
          ada,
          MAKERS.map((item) => item(app)),
        ),
      );
    const responses = await Promise.all(quotes.map(({ id }) => pay(app, call, ada, id)));
    const codes = responses.map(({ status, failure }) => (status === 201 ? 'bought' : failure.code));
    expect([codes.filter((code) => code === 'bought'), codes.filter((code) => code === 'INSUFFICIENT_FUNDS')]).toMatchObject([
      { length: 50 },
      { length: 150 },
    ]);
    const { available, held } = (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    expect([available.amountMinor, held.amountMinor]).toEqual([0, TRIO * 50]);
    await expectInvariants(app.db);
  });

  it('M2 creates one order for a hundred concurrent requests with one key; all replays are identical', async () => {
    const { app, call, ada, items, pass } = await fifty();
    const { id } = await quoteFor(call, ada, items.slice(0, 9));
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 100 }, () => pay(app, call, ada, id, key)));
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(99);
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await pass(5);
    expect((await pay(app, call, ada, id, key)).text).toBe(responses[0]?.text);
    expect((await call<Balance>('GET /balance', { token: ada.token })).body.data.held.amountMinor).toBeLessThanOrEqual(TRIO * 3);
    await expectInvariants(app.db);
  });
});
