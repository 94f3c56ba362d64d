import type { Order, Recipient } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';

withDatabases('Recipients', (make) => {
  const ada = { kind: 'topup', name: 'Ada Obi', phone: '+2348035550142' };

  it('add their names to orders, which are found by them', async () => {
    const { app, call } = await make();
    const eve = await person(app);
    const order = await buy(app, call, eve, [topup(app), topup(app, '43')]);
    const found = async (q: string) => (await call<Order[]>(`GET /orders?q=${q}`, { token: eve.token })).body.data;
    expect(await found('ada')).toEqual([]);
    await call('POST /recipients', { token: eve.token, body: ada });
    expect((await found('da%20o')).map(({ id }) => id)).toEqual([order.id]);
    const { items } = (await call<Order>(`GET /orders/${order.id}`, { token: eve.token })).body.data;
    expect(items.map(({ recipient }) => recipient)).toEqual([
      { name: 'Ada Obi', phone: '+2348035550142' },
      { phone: '+2348035550143' },
    ]);
    const bob = await person(app);
    await buy(app, call, bob, [topup(app)]);
    expect((await call<Order[]>('GET /orders?q=ada', { token: bob.token })).body.data).toEqual([]);
  });

  it.each<[string, 'DELETE' | 'PATCH', object?]>([
    ['are deleted', 'DELETE'],
    ['get another number', 'PATCH', { phone: '+2348035550149' }],
  ])('that %s keep their name in past orders, which are found by it', async (_, method, body) => {
    const { app, call } = await make();
    const eve = await person(app);
    const order = await buy(app, call, eve, [topup(app), topup(app, '43')]);
    const { id } = (await call<{ id: string }>('POST /recipients', { token: eve.token, body: ada })).body.data;
    await call(`${method} /recipients/${id}`, { token: eve.token, ...(body && { body }) });
    const found = (await call<Order[]>('GET /orders?q=obi', { token: eve.token })).body.data;
    const opened = (await call<Order>(`GET /orders/${order.id}`, { token: eve.token })).body.data;
    for (const { items } of [...found, opened])
      expect(items.map(({ recipient }) => recipient.name)).toEqual(['Ada Obi', undefined]);
    expect(found.map(({ id: each }) => each)).toEqual([order.id]);
  });

  it('keep the names in past orders after their deletion, even if the number is saved for somebody else later', async () => {
    const { app, call } = await make();
    const eve = await person(app);
    const order = await buy(app, call, eve, [topup(app)]);
    const save = async (name: string) =>
      (await call<{ id: string }>('POST /recipients', { token: eve.token, body: { ...ada, name } })).body.data.id;
    for (const name of ['Ada Obi', 'Somebody Else']) await call(`DELETE /recipients/${await save(name)}`, { token: eve.token });
    await save('A third person');
    const { items } = (await call<Order>(`GET /orders/${order.id}`, { token: eve.token })).body.data;
    expect(items[0]?.recipient.name).toBe('Ada Obi');
  });

  it('of the same mailbox are one, also in capital letters', async () => {
    const { app, call } = await make();
    const { token } = await person(app);
    const save = (email: string) => call<Recipient>('POST /recipients', { token, body: { kind: 'gift', name: 'Rosa', email } });
    const [first, second] = [await save('rosa@kado.test'), await save('Rosa@Kado.test')];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await call<Recipient[]>('GET /recipients', { token })).body.data.map(({ email }) => email)).toEqual([
      'rosa@kado.test',
    ]);
  });
});
