import type { Order, Recipient } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, person, type Person, topup } from '../../test/people.ts';

withDatabases('Recipients', (make) => {
  const begin = async () => {
    const made = await make();
    const { app, call } = made;
    const networkId = (name: string) => app.reference.networks.find((each) => each.name === name)?.id ?? '';
    const eve = await person(app);
    const asking =
      (method: string) =>
      (path: string, body?: object, who: Person = eve) =>
        call<Recipient>(`${method} /recipients${path}`, { token: who.token, ...(body ? { body } : {}) });
    const [save, change, remove] = [asking('POST'), asking('PATCH'), asking('DELETE')];
    const list = async (query = '', who = eve) => (await call<Recipient[]>(`GET /recipients${query}`, { token: who.token })).body;
    const ada = { kind: 'topup', name: 'Ada', phone: '+2348035550142', networkId: networkId('Sunbird') };
    return { ...made, eve, networkId, save, change, remove, list, ada };
  };
  const mum = { kind: 'gift', name: 'Mum', email: 'mum@kado.test' };

  it('are saved with the fields of their kind, and listed newest first', async () => {
    const { save, list, ada } = await begin();
    const saved = await save('', ada);
    expect([saved.status, saved.body.data]).toEqual([201, { id: expect.any(String), ...ada }]);
    const { networkId: _network, ...plain } = ada;
    expect((await save('', { ...plain, phone: '+254700555042' })).status).toBe(201);
    await save('', mum);
    expect((await list()).data.map(({ id: _id, ...rest }) => rest)).toEqual([mum, { ...plain, phone: '+254700555042' }, ada]);
    expect((await list('?kind=gift')).data).toHaveLength(1);
    const first = await list('?limit=2');
    expect((await list(`?limit=2&cursor=${first.meta?.nextCursor}`)).data).toEqual([saved.body.data]);
  });

  it('show when something was last sent to this account at this bank', async () => {
    const { app, call, eve, save, list } = await begin();
    const item = bankGift(app);
    if (item.kind !== 'bank') throw new Error('no bank gift');
    const { bankId, account } = item;
    await save('', { kind: 'bank', name: 'Ravi', bankId, account: account.number });
    await buy(app, call, eve, [item]);
    expect((await list()).data[0]).toHaveProperty('lastUsedAt');
    await app.db.execute(sql`update recipients set bank_id = 'other'`);
    expect((await list()).data[0]).not.toHaveProperty('lastUsedAt');
  });

  it('can be renamed when their network or bank is no longer on sale', async () => {
    const { app, save, change, ada } = await begin();
    const { id } = (await save('', ada)).body.data;
    await app.db.execute(sql`update recipients set network_id = 'gone'`);
    const renamed = await change(`/${id}`, { name: 'Ada Obi', phone: ada.phone });
    expect([renamed.status, renamed.body.data]).toMatchObject([200, { name: 'Ada Obi', networkId: 'gone' }]);
  });

  it('can be saved again after a deletion when their bank no longer pays out', async () => {
    const { app, save, remove, list } = await begin();
    const item = bankGift(app);
    if (item.kind !== 'bank') throw new Error('no bank gift');
    const ravi = { kind: 'bank', name: 'Ravi', bankId: item.bankId, account: item.account.number };
    const { id } = (await save('', ravi)).body.data;
    app.reference.stopPayouts();
    await remove(`/${id}`);
    expect((await save('', ravi)).status).toBe(201);
    expect((await list()).data).toMatchObject([ravi]);
  });

  it.each<[object, string]>([
    [{ kind: 'topup', name: 'Ada' }, 'phone'],
    [{ kind: 'topup', name: 'Ada', phone: '0803' }, 'phone'],
    [{ kind: 'topup', name: ' ', phone: '+2348035550142' }, 'name'],
    [{ kind: 'topup', name: 'Ada', phone: '+2348035550142', networkId: 'x' }, 'networkId'],
    [{ kind: 'topup', name: 'Ada', phone: '+2348035550142', email: 'a@kado.test' }, 'email'],
    [{ kind: 'gift', name: 'Mum', email: 'mum' }, 'email'],
    [{ kind: 'bank', name: 'Bob', bankId: 'x' }, 'account'],
    [{ kind: 'bank', name: 'Bob', bankId: 'x', account: '0123456789' }, 'bankId'],
    [{ kind: 'friend', name: 'Bob' }, 'kind'],
  ])('%j is refused by its %s', async (body, field) => {
    const { save } = await begin();
    const { status, failure } = await save('', body);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, [field]]);
  });

  it('are refused with a number that does not fit their network', async () => {
    const { save, ada } = await begin();
    const { failure } = await save('', { ...ada, phone: '+254700555042' });
    expect(failure.fields).toEqual({
      phone: 'This is not a mobile number Sunbird can reach. Check the digits and the country.',
    });
  });

  it('are saved once: saving the same number again renames it and keeps its network', async () => {
    const { save, list, ada } = await begin();
    const { id } = (await save('', ada)).body.data;
    const { networkId: _network, ...plain } = ada;
    expect((await save('', { ...plain, name: 'Ada Obi' })).body.data).toEqual({ ...ada, id, name: 'Ada Obi' });
    expect((await list()).data).toHaveLength(1);
  });

  it('O9 are limited to a thousand, also when saved concurrently; saved ones can still be renamed', async () => {
    const { app, eve, save, ada } = await begin();
    await app.db.execute(sql`insert into recipients (id, user_id, kind, name, target, created_at)
      select gen_random_uuid(), ${eve.id}::uuid, 'gift', 'Mum', i || '@kado.test', ${app.clock.sql()} from generate_series(1, 998) i`);
    expect((await save('', ada)).status).toBe(201);
    const results = await Promise.all([1, 2, 3].map((at) => save('', { ...mum, email: `mum${at}@kado.test` })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(results.find(({ status }) => status === 422)?.failure.fields).toEqual({
      email: 'You have saved 1000 recipients already. Delete one that you no longer need.',
    });
    expect((await save('', { ...ada, name: 'Ada Obi' })).body.data.name).toBe('Ada Obi');
    expect((await save('', mum, await person(app))).status).toBe(201);
  });

  it('keep both of two concurrent changes', async () => {
    const { save, change, list, ada } = await begin();
    const { id } = (await save('', ada)).body.data;
    const names = ['Ada Obi', 'Ada O.', 'Ada'];
    for (const [at, name] of names.entries()) {
      const phone = `+23480355501${50 + at}`;
      await Promise.all([change(`/${id}`, { phone }), change(`/${id}`, { name })]);
      expect((await list()).data).toMatchObject([{ name, phone }]);
    }
  });

  it('can be changed; a new number removes the network', async () => {
    const { save, change, ada, networkId } = await begin();
    const { id } = (await save('', ada)).body.data;
    expect((await change(`/${id}`, {})).body.data).toEqual({ id, ...ada });
    expect((await change(`/${id}`, { name: 'Ada Obi' })).body.data).toEqual({ id, ...ada, name: 'Ada Obi' });
    const moved = { id, kind: 'topup', name: 'Ada Obi', phone: '+254700555042' };
    expect((await change(`/${id}`, { phone: '+254700555042' })).body.data).toEqual(moved);
    const tumbili = networkId('Tumbili');
    expect((await change(`/${id}`, { networkId: tumbili })).body.data).toEqual({ ...moved, networkId: tumbili });
  });

  it('cannot get fields of another kind, or a target that is already saved', async () => {
    const { save, change, ada } = await begin();
    const { id } = (await save('', ada)).body.data;
    await save('', { ...ada, phone: '+2348035550143' });
    const fieldsOf = async (body: object) => (await change(`/${id}`, body)).failure.fields;
    expect(await fieldsOf({ email: 'a@kado.test' })).toEqual({ email: 'This field is not known.' });
    expect(await fieldsOf({ networkId: 'x' })).toEqual({ networkId: expect.any(String) });
    expect(await fieldsOf({ phone: '+2348035550143' })).toEqual({ phone: 'You have saved this already.' });
    expect(await fieldsOf({ kind: 'gift' })).toEqual({ kind: 'This field is not known.' });
  });

  it('are deleted once, and can be saved again', async () => {
    const { save, remove, list } = await begin();
    const { id } = (await save('', mum)).body.data;
    expect((await remove(`/${id}`)).body).toEqual({ data: { ok: true } });
    expect([(await remove(`/${id}`)).status, (await list()).data]).toEqual([404, []]);
    expect((await save('', mum)).status).toBe(201);
  });

  it('show when something was last sent to them', async () => {
    const { app, call, clock, eve, save, change, list, ada } = await begin();
    const { id } = (await save('', ada)).body.data;
    const bob = await person(app);
    await buy(app, call, bob, [topup(app)]);
    expect((await list()).data[0]).toEqual({ id, ...ada });
    const bought: Order[] = [];
    for (const ending of ['42', '42', '43']) {
      clock.advance(60);
      bought.push(await buy(app, call, eve, [topup(app, ending)]));
    }
    const used = { id, ...ada, lastUsedAt: bought[1]!.createdAt };
    expect((await list()).data).toEqual([used]);
    expect((await change(`/${id}`, { name: 'Ada' })).body.data).toEqual(used);
  });

  it('Z1 of other users can be neither read, changed nor deleted', async () => {
    const { app, save, change, remove, list } = await begin();
    const { id } = (await save('', mum)).body.data;
    const bob = await person(app);
    expect((await list('', bob)).data).toEqual([]);
    for (const path of [`/${id}`, '/x'])
      expect([(await change(path, { name: 'X' }, bob)).status, (await remove(path, undefined, bob)).status]).toEqual([404, 404]);
    expect((await save('', mum, bob)).body.data.id).not.toBe(id);
    expect((await list()).data).toEqual([{ id, ...mum }]);
  });
});
