import type { Notification, NotificationPreferences, Unread } from '@kado/contracts';
import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { TestApp } from '../../test/fixture.ts';
import { withDatabases } from '../../test/fixture.ts';
import { login, signUp } from '../../test/identity.ts';
import { buy, person, type Person, topup } from '../../test/people.ts';
import { orderItems } from '../db/schema/money.ts';
import { newId } from '../db/ids.ts';
import { settle, type Settlement } from '../orders/settle.ts';
import { notify } from './service.ts';

const CREDITED = { kind: 'deposit.credited', params: { reference: 'KD-1', amountMinor: 2500, currency: 'USD' } } as const;
const PREFERENCES: NotificationPreferences = {
  orders: { email: true, inApp: true },
  deposits: { email: true, inApp: true },
  security: { email: true, inApp: true },
  news: { email: false, inApp: false },
};

withDatabases('Notifications', (make) => {
  const begin = async () => {
    const made: TestApp = await make();
    const { app, call } = made;
    const ada = await person(app);
    const list = async (who: Person = ada, query = '') =>
      (await call<Notification[]>(`GET /notifications${query}`, { token: who.token })).body;
    const read = (body: object, who: Person = ada) => call<Unread>('POST /notifications/read', { token: who.token, body });
    const tell = (
      who: Person = ada,
      notice: Parameters<typeof notify>[2] = { userId: who.id, ...CREDITED, link: '/deposits/1' },
    ) => app.db.transaction((tx) => notify(app, tx, notice));
    const prefer = (body: unknown) =>
      call<NotificationPreferences>('PUT /users/me/notification-preferences', { token: ada.token, body });
    const settleAll = async (event: Settlement['event'], status = 'submitted') => {
      const open = await app.db.update(orderItems).set({ status }).where(isNull(orderItems.settledAt)).returning();
      for (const item of open) await settle(app.db, { event, item, supplier: 's', now: made.clock.sql() });
    };
    return { ...made, ada, list, read, tell, prefer, settleAll };
  };

  it('are listed newest first, page by page, all, only unread or only read ones', async () => {
    const { ada, list, tell, read, clock } = await begin();
    for (const reference of ['KD-1', 'KD-2', 'KD-3'])
      await tell(ada, { userId: ada.id, kind: 'deposit.rejected', params: { reference, reason: 'No name' } });
    const references = (rows: Notification[]) => rows.map(({ params }) => params['reference']);
    const first = await list(ada, '?limit=2');
    expect(references(first.data)).toEqual(['KD-3', 'KD-2']);
    expect(references((await list(ada, `?limit=2&cursor=${first.meta?.nextCursor}`)).data)).toEqual(['KD-1']);
    await read({ ids: [first.data[0]!.id] });
    expect(references((await list(ada, '?unread=true')).data)).toEqual(['KD-2', 'KD-1']);
    expect((await list(ada, '?unread=false')).data).toEqual([{ ...first.data[0], readAt: clock.now().toISOString() }]);
    expect(first.data[1]).toEqual({
      id: expect.any(String),
      kind: 'deposit.rejected',
      params: { reference: 'KD-2', reason: 'No name' },
      at: clock.now().toISOString(),
    });
  });

  it('are marked as read one by one or all at once, and keep the time of the first time', async () => {
    const { app, list, tell, read, clock } = await begin();
    const bob = await person(app);
    for (const who of [undefined, undefined, undefined, bob]) await tell(who);
    const [newest] = (await list()).data;
    expect((await read({ ids: [newest!.id] })).body.data).toEqual({ unread: 2 });
    const at = clock.now().toISOString();
    clock.advance(5);
    expect((await read({ all: true })).body.data).toEqual({ unread: 0 });
    expect((await list()).data.map(({ readAt }) => readAt === at)).toEqual([true, false, false]);
    expect((await list(bob, '?unread=true')).data).toHaveLength(1);
  });

  it.each([[{}], [{ ids: [] }], [{ ids: ['x'], all: true }], [{ all: false }], [{ ids: 'x' }], [{ all: true, more: 1 }]])(
    'are not marked by %j',
    async (body) => {
      const { read } = await begin();
      expect(await read(body)).toMatchObject({ status: 422, failure: { code: 'INVALID' } });
    },
  );

  it('Z1 that are unknown or belong to others are refused by name, and none is marked', async () => {
    const { app, list, tell, read } = await begin();
    const bob = await person(app);
    await tell();
    await tell(bob);
    const [own, his] = [(await list()).data[0]!.id, (await list(bob)).data[0]!.id];
    const refused = await read({ ids: [own, his, newId(), 'nonsense'] });
    expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([422, ['ids.1', 'ids.2', 'ids.3']]);
    expect((await list(undefined, '?unread=true')).data).toHaveLength(1);
    expect((await list(bob, '?unread=true')).data).toHaveLength(1);
  });

  it("are also mailed, in the user's language", async () => {
    const { app, tell } = await begin();
    const jo = await person(app, { languageCode: 'de' });
    await tell();
    await tell(jo);
    const mails = await app.mail.list();
    expect(mails.map(({ subject }) => subject)).toEqual(['25,00 USD sind in Ihrem Guthaben', '25.00 USD is in your balance']);
    expect(mails[1]?.text).toContain('Hello Ada,\n\nYour deposit KD-1 has arrived. 25.00 USD is in your balance.');
  });

  it("follow the user's preferences; security notices are always mailed", async () => {
    const { app, ada, call, list, tell, prefer } = await begin();
    const current = async () =>
      (await call<NotificationPreferences>('GET /users/me/notification-preferences', { token: ada.token })).body.data;
    expect(await current()).toEqual(PREFERENCES);
    const none = Object.fromEntries(Object.keys(PREFERENCES).map((topic) => [topic, { email: false, inApp: false }]));
    const saved = { ...none, security: { email: true, inApp: false } };
    expect((await prefer(saved)).body.data).toEqual(saved);
    expect(await current()).toEqual(saved);
    await tell();
    await tell(ada, { userId: ada.id, kind: 'security.pin_changed' });
    await tell(ada, { userId: ada.id, kind: 'support.answered', params: { reference: 'T-1' } });
    expect((await list()).data.map(({ kind }) => kind)).toEqual(['support.answered']);
    expect((await app.mail.list()).map(({ subject }) => subject)).toEqual(['Your PIN was changed']);
    expect((await prefer(PREFERENCES)).body.data).toEqual(PREFERENCES);
    await tell();
    expect((await list()).data).toHaveLength(2);
  });

  it('preferences are refused unless they contain every topic', async () => {
    const { prefer } = await begin();
    const { news: _news, ...partial } = PREFERENCES;
    for (const body of [
      {},
      partial,
      { ...PREFERENCES, games: PREFERENCES.news },
      { ...PREFERENCES, news: { email: 1, inApp: true } },
    ])
      expect(await prefer(body)).toMatchObject({ status: 422, failure: { code: 'INVALID' } });
  });

  it('preferences without security mails are refused', async () => {
    const { prefer } = await begin();
    const { status, failure } = await prefer({ ...PREFERENCES, security: { email: false, inApp: true } });
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([422, 'INVALID', ['security.email']]);
  });

  it.each<[Settlement['event'], string, string | undefined]>([
    ['deliver', 'submitted', 'order.completed'],
    ['fail', 'submitted', 'order.failed'],
    ['cancel', 'queued', undefined],
  ])('"%s" of the last %s item of an order notifies of %s', async (event, status, kind) => {
    const { app, call, ada, list, settleAll } = await begin();
    const order = await buy(app, call, ada, [topup(app)]);
    await settleAll(event, status);
    const params = {
      reference: order.reference,
      items: 1,
      delivered: event === 'deliver' ? 1 : 0,
      recipient: '+2348035550142',
      amountMinor: 760_000,
      currency: 'NGN',
    };
    const told = { kind, params, link: `/orders/${order.id}` };
    expect((await list()).data.map(({ id: _id, at: _at, ...rest }) => rest)).toEqual(kind ? [told] : []);
  });

  it("an order is notified and its receipt mailed only by the user's preferences", async () => {
    const { app, call, ada, list, prefer, settleAll } = await begin();
    await prefer({ ...PREFERENCES, orders: { email: false, inApp: true } });
    await buy(app, call, ada, [topup(app), topup(app, '43')]);
    await settleAll('deliver');
    expect([(await list()).data.length, await app.mail.list()]).toEqual([1, []]);
    await prefer({ ...PREFERENCES, orders: { email: true, inApp: false } });
    await buy(app, call, ada, [topup(app)]);
    await settleAll('fail');
    expect([(await list()).data.length, (await app.mail.list()).length]).toEqual([1, 1]);
  });

  it('a sign-in from an unknown browser is notified, except for the first of all', async () => {
    const { app, call } = await begin();
    const cookies = new Map<string, string>();
    const { token, user } = await signUp(app, call, 'eve@example.test', { cookies });
    const kinds = async () =>
      (await call<Notification[]>('GET /notifications', { token })).body.data.map(({ kind, params, link }) => [
        kind,
        params,
        link,
      ]);
    await login(call, user.email, undefined, cookies);
    expect(await kinds()).toEqual([]);
    const headers = { 'user-agent': 'Firefox/1 (Windows)' };
    await call('POST /auth/login', { body: { identifier: user.email, pin: '274913' }, headers });
    expect(await kinds()).toEqual([['security.new_device', { browser: 'Firefox', system: 'Windows' }, '/profile/security']]);
    const [mail] = await app.mail.list();
    expect([mail?.subject, mail?.text]).toEqual(['New sign-in to your account', expect.stringContaining('Firefox on Windows')]);
  });
});
