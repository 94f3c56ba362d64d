import type { Plan } from '@kado/contracts';
import { expect, it } from 'vitest';

import { planBody, planner, plansOf } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { WRONG_PIN } from '../../test/identity.ts';
import { bankGift, giftCard, newKey, person, PIN, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { plans } from '../db/schema/plans.ts';

const dollars = (amountMinor: number, currency = 'USD') => ({ amountMinor, currency });

withDatabases('Plans', (make) => {
  const start = async () => {
    const made = await make();
    const own = await planner(made);
    const list = async (query = '', token = own.who.token) => (await made.call<Plan[]>(`GET /plans${query}`, { token })).body;
    return { ...made, ...own, list };
  };

  it('begin at least 24 hours ahead, and show item, recipient, time and price', async () => {
    const { app, call, clock, who, made, read, list } = await start();
    const { runs, ...plan } = await made();
    const planned = { date: '2026-11-23', at: '2026-11-23T08:00:00.000Z', status: 'planned' };
    expect(plan).toEqual({
      id: expect.any(String),
      kind: 'topup',
      status: 'active',
      item: planBody(app, { item: plan.item }).item,
      product: { id: expect.any(String), name: 'Sunbird' },
      recipient: { phone: '+2348035550142' },
      ceiling: dollars(600),
      price: dollars(530),
      schedule: { every: 'week', weekday: 1, timeZone: 'Africa/Lagos' },
      next: planned,
      createdAt: clock.now().toISOString(),
    });
    expect(runs).toEqual([planned]);
    expect(await read(plan.id)).toEqual({ ...plan, runs });
    expect((await list()).data).toEqual([plan]);
    await call('POST /recipients', { token: who.token, body: { kind: 'topup', name: 'Mum', phone: '+2348035550142' } });
    expect((await read(plan.id)).recipient).toEqual({ name: 'Mum', phone: '+2348035550142' });
  });

  it('also send gift cards and bank gifts', async () => {
    const { app, made } = await start();
    const card = await made({ item: giftCard(app), ceiling: dollars(2000) });
    expect([card.kind, card.recipient]).toEqual(['gift', { name: 'Rosa Lima', email: 'rosa42@kado.test' }]);
    const bank = await made({ item: bankGift(app), ceiling: dollars(2000) });
    expect([bank.kind, bank.recipient]).toEqual(['bank', { name: 'Karim Uddin', account: '1501203456742' }]);
  });

  it('are listed newest first, page by page, all or those in one state', async () => {
    const { made, act, list } = await start();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await made()).id);
    await act(ids[1]!, 'pause');
    expect((await list()).data.map(({ id }) => id)).toEqual(ids);
    const first = await list('?limit=2');
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await list(`?limit=2&cursor=${first.meta?.nextCursor}`)).data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await list('?status=paused')).data.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('are created once per key; a different request with the same key is refused', async () => {
    const { app, create, list } = await start();
    const [key, body] = [newKey(), planBody(app)];
    const first = await create(body, key);
    const again = await create(body, key);
    expect([again.status, again.headers['idempotency-replayed'], again.body.data]).toEqual([201, 'true', first.body.data]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const other = await create({ ...body, ceiling: dollars(601) }, key);
    expect([other.status, other.failure.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ ...body, ceiling: dollars(700) }, `${key}-b`)));
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect((await list()).data).toHaveLength(2);
    expect((await create(body, '')).failure.code).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('are neither created nor changed without the PIN', async () => {
    const { app, call, create, change, made, read, list, who } = await start();
    const { id } = await made();
    const before = await read(id);
    const refused = { status: 403, failure: { code: 'WRONG_PIN', attemptsLeft: 4 } };
    expect(await create({ ...planBody(app), pin: WRONG_PIN })).toMatchObject(refused);
    expect((await change(id, { ...planBody(app), pin: WRONG_PIN })).failure).toMatchObject({
      code: 'WRONG_PIN',
      attemptsLeft: 3,
    });
    for (let left = 2; left >= 0; left -= 1) await create({ ...planBody(app), pin: WRONG_PIN });
    expect(await create()).toMatchObject({ status: 423, failure: { code: 'LOCKED' } });
    expect(await change(id, planBody(app))).toMatchObject({ status: 423, failure: { code: 'LOCKED' } });
    expect((await list()).data).toHaveLength(1);
    expect(await read(id)).toEqual(before);
    expect((await call('GET /plans', { token: who.token })).status).toBe(200);
  });

  it.each<[string, (app: Parameters<typeof planBody>[0]) => object, string[]]>([
    ['an unknown time zone', () => ({ schedule: { every: 'week', weekday: 1, timeZone: 'Mars/Base' } }), ['schedule.timeZone']],
    ['an offset for a time zone', () => ({ schedule: { every: 'month', day: 1, timeZone: '+01:00' } }), ['schedule.timeZone']],
    ['a ceiling below the price', () => ({ ceiling: dollars(529) }), ['ceiling']],
    ['a ceiling in another currency', () => ({ ceiling: dollars(600, 'EUR') }), ['ceiling.currency']],
    ['an unknown network', (app) => ({ item: topup(app, '42', { networkId: 'x' }) }), ['item.networkId']],
    ['a number elsewhere', (app) => ({ item: topup(app, '42', { phone: '+491701234567' }) }), ['item.phone']],
    [
      'a day of its own',
      (app) => ({ item: giftCard(app, '42', { deliverOn: { date: '2026-12-24', timeZone: 'UTC' } }), ceiling: dollars(2000) }),
      ['item.deliverOn'],
    ],
    [
      'several wrong fields',
      (app) => ({ item: topup(app, '42', { networkId: 'x' }), schedule: { every: 'week', weekday: 7, timeZone: 'x' } }),
      ['item.networkId', 'schedule.timeZone'],
    ],
  ])('are refused for %s, by name', async (_, wrong, fields) => {
    const { app, create, made, change, list } = await start();
    const { status, failure } = await create({ ...planBody(app), ...wrong(app) });
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([422, 'INVALID', fields]);
    expect((await list()).data).toEqual([]);
    const { id } = await made();
    expect((await change(id, { ...planBody(app), ...wrong(app) })).failure.code).toBe('INVALID');
  });

  it('accept the exact price as the ceiling', async () => {
    const { made } = await start();
    expect((await made({ ceiling: dollars(530) })).ceiling).toEqual(dollars(530));
  });

  it('are limited to fifty per user, not counting ended ones', async () => {
    const { app, create, made, act } = await start();
    const { id } = await made();
    const [row] = await app.db.select().from(plans);
    const more = Array.from({ length: 49 }, () => ({ ...row!, id: newId(), key: newKey() }));
    await app.db.insert(plans).values(more);
    expect(await create()).toMatchObject({
      status: 422,
      failure: { code: 'INVALID', fields: { item: expect.stringContaining('50') } },
    });
    await act(id, 'end');
    const answers = await Promise.all(Array.from({ length: 4 }, () => create()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  });

  it('M2 are created once per key, also the fiftieth, with concurrent requests', async () => {
    const { app, create, made, list } = await start();
    await made();
    const [row] = await app.db.select().from(plans);
    await app.db.insert(plans).values(Array.from({ length: 48 }, () => ({ ...row!, id: newId(), key: newKey() })));
    const [key, body] = [newKey(), planBody(app)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(body, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect((await list('?limit=100')).data).toHaveLength(50);
  });

  it('M2 are created once per key and user: the same request of another user with the same key makes their own plan', async () => {
    const made = await start();
    const [key, body] = [newKey(), planBody(made.app)];
    const first = await made.create(body, key);
    const eve = await person(made.app, { pin: PIN });
    const second = await plansOf(made, eve).create(body, key);
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, undefined]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect((await made.list('', eve.token)).data.map(({ id }) => id)).toEqual([second.body.data.id]);
  });

  it('of other users are unknown in every request', async () => {
    const made = await start();
    const { app, list } = made;
    const { id } = await made.made();
    const eve = await person(app, { pin: PIN });
    const his = plansOf(made, eve);
    const before = await made.read(id);
    for (const action of ['pause', 'resume', 'end']) expect((await his.act(id, action)).status).toBe(404);
    expect((await his.act(id, 'skip', { date: '2026-11-23' })).status).toBe(404);
    expect((await his.change(id, planBody(app))).status).toBe(404);
    expect((await made.call(`GET /plans/${id}`, { token: eve.token })).status).toBe(404);
    expect((await list('', eve.token)).data).toEqual([]);
    expect(await made.read(id)).toEqual(before);
  });
});
