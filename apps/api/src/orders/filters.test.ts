import type { Item, Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, giftCard, person, topup } from '../../test/people.ts';

withDatabases('Lists of orders', (make) => {
  it('are filtered by status, kind, reference, phone and day', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const first = await buy(app, call, ada, [topup(app, '42')]);
    clock.advance(5);
    await app.worker.tick();
    clock.advance(86_400);
    const second = await buy(app, call, ada, [topup(app, '02'), topup(app, '77')]);
    const found = async (query: string) =>
      (await call<Order[]>(`GET /orders?${query}`, { token: ada.token })).body.data.map(({ id }) => (id === first.id ? 1 : 2));
    expect(await found('status=completed')).toEqual([1]);
    expect(await found('status=processing')).toEqual([2]);
    expect(await found('kind=topup')).toEqual([2, 1]);
    expect(await found('kind=gift')).toEqual([]);
    expect(await found(`q=${first.reference.toLowerCase()}`)).toEqual([1]);
    expect(await found('q=803%20555%200177')).toEqual([2]);
    expect(await found('q=%2B234%20(803)%20555-0177')).toEqual([2]);
    expect(await found(`q=%20${first.reference}%20`)).toEqual([1]);
    for (const q of ['0803 555 0177', '00234 803 5550177', '٠٨٠٣ ٥٥٥ ٠١٧٧'])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [2]]);
    for (const separator of ['', '%20', '%E2%80%8E-'])
      expect(await found(`q=${first.reference.toLowerCase().replaceAll('-', separator)}`)).toEqual([1]);
    expect(await found('q=%20')).toEqual([2, 1]);
    expect(await found('q=x8035550177')).toEqual([]);
    expect(await found('q=8035550177x')).toEqual([]);
    expect(await found('q=%25')).toEqual([]);
    expect(await found('q=_')).toEqual([]);
    for (const punctuation of ['-', '()', '+', '- (+)'])
      expect([punctuation, await found(`q=${encodeURIComponent(punctuation)}`)]).toEqual([punctuation, []]);
    expect(await found('to=2026-11-21')).toEqual([1]);
    expect(await found('from=2026-11-22&to=2026-11-22')).toEqual([2]);
    expect(await found(`q=${second.reference}&status=completed`)).toEqual([]);
    expect(await found(`q=${first.reference.slice(0, first.reference.lastIndexOf('-') + 1)}`)).toEqual([1]);
    const all = (await call<Order[]>('GET /orders', { token: ada.token })).body.data;
    expect((await call<Order[]>('GET /orders?kind=topup', { token: ada.token })).body.data).toEqual(all);
  });

  it('contain the names under which their recipients are saved, and are found by them', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const save = async (token: string, name: string) => {
      const { networkId, phone } = topup(app) as Extract<Item, { kind: 'topup' }>;
      expect((await call('POST /recipients', { token, body: { kind: 'topup', name, phone, networkId } })).status).toBe(201);
    };
    const { id } = await buy(app, call, ada, [topup(app), topup(app, '43')]);
    await save(ada.token, 'Rosa  Lima');
    await save(bob.token, 'Marie');
    for (const path of ['GET /orders', `GET /orders/${id}`, 'GET /orders?q=rosa+lima', 'GET /orders?kind=topup']) {
      const orders = [(await call<Order | Order[]>(path, { token: ada.token })).body.data].flat();
      expect([path, orders.map(({ items }) => items.map(({ recipient }) => recipient.name))]).toEqual([
        path,
        [['Rosa  Lima', undefined]],
      ]);
    }
    expect((await call<Order[]>('GET /orders?q=marie', { token: ada.token })).body.data).toEqual([]);
  });

  it("are found by the typed name of a gift's recipient or an account's holder", async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const gift = await buy(app, call, ada, [
      giftCard(app, '42', { recipient: { name: 'Rosa 100% Lima', email: 'r@kado.test' } }),
    ]);
    const account = { number: '1501203456742', holder: 'Karim\u00A0 Uddin' };
    const bank = await buy(app, call, ada, [bankGift(app, '42', { account })]);
    const found = async (q: string, { token } = ada) =>
      (await call<Order[]>(`GET /orders?q=${encodeURIComponent(q)}`, { token })).body.data.map(({ id }) => id);
    expect([await found('rosa'), await found('KARIM udd')]).toEqual([[gift.id], [bank.id]]);
    expect([await found('100% l'), await found('rosa%lima'), await found('karim_uddin')]).toEqual([[gift.id], [], []]);
    expect([await found('100%  lima'), await found('rosa\u00A0100% lima'), await found('karim \u00A0uddin')]).toEqual([
      [gift.id],
      [gift.id],
      [bank.id],
    ]);
    expect([await found('rosa', bob), await found('karim', bob)]).toEqual([[], []]);
  });
});
