import type { Gift, Grant, Order, RevealedGift } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { WRONG_PIN } from '../../test/identity.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, giftCard, grantFor, pay, person, PIN, quoteFor, topup } from '../../test/people.ts';
import { allowances } from '../db/schema/identity.ts';
import { orders } from '../db/schema/money.ts';
import { audit } from '../db/schema/system.ts';

const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0' };
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

withDatabases('A bought gift card', (make) => {
  const deliver = async (change: Parameters<typeof giftCard>[2] = {}) => {
    const made = await make();
    const { app, call, clock } = made;
    const ada = await person(app, { pin: PIN });
    const order = await buy(app, call, ada, [giftCard(app, '42', change)]);
    const item = order.items[0]!;
    const path = `/orders/${order.id}/items/${item.id}`;
    const next = async (seconds = 5) => {
      clock.advance(seconds);
      await app.worker.tick();
    };
    const links = async (to: string) =>
      (await app.mail.list()).flatMap((mail) => (mail.to === to ? [/\/gift\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''] : []));
    const reveal = (body: object, headers = {}, token = ada.token) =>
      call<RevealedGift>(`POST ${path}/reveal`, { token, body, headers });
    const redirect = (email: string, body: object = { pin: PIN }) =>
      call<Order>(`PATCH ${path}/recipient`, { token: ada.token, body: { name: 'Bob', email, ...body } });
    const resend = () => call(`POST ${path}/resend`, { token: ada.token });
    return { ...made, ada, order, item, path, next, links, reveal, redirect, resend };
  };

  it('shows its code to its buyer after the PIN, with the times and devices of all reveals', async () => {
    const { reveal, next, app, call, ada, order, path } = await deliver();
    await next();
    const first = await reveal({ pin: PIN }, CHROME);
    expect(first.body.data).toEqual({
      code: expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
      redeem: 'Show this code at the till in any Kasuwa Fresh shop.',
      reveals: [{ at: app.clock.now().toISOString(), device: 'Chrome on Linux' }],
    });
    const second = await reveal({ pin: PIN }, FIREFOX);
    expect(second.body.data.code).toBe(first.body.data.code);
    expect(second.body.data.reveals.map(({ device }) => device)).toEqual(['Firefox on Windows', 'Chrome on Linux']);
    expect(second.headers['cache-control']).toBe('no-store');
    const rows = (await app.db.select().from(audit)).filter(({ action }) => action === 'gift.reveal');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(first.body.data.code);
    for (const line of ['GET /orders', `GET /orders/${order.id}`])
      expect((await call(line, { token: ada.token })).text).not.toContain(first.body.data.code);
    const byCartId = path.replace(order.items[0]!.id, order.items[0]!.itemId);
    expect((await call(`POST ${byCartId}/reveal`, { token: ada.token, body: { pin: PIN } })).status).toBe(200);
    await app.db.update(allowances).set({ used: 500 }).where(eq(allowances.kind, 'reveals'));
    expect((await reveal({ pin: PIN })).status, 'too often on one day').toBe(429);
  });

  it('is revealed once per grant, and not with a grant for another purpose or item', async () => {
    const { reveal, next, app, call, ada, item } = await deliver();
    await next();
    const asked = await call<Grant>('POST /auth/step-up', {
      token: ada.token,
      body: { pin: PIN, purpose: 'reveal', ref: item.id },
    });
    const { grant } = asked.body.data;
    expect((await reveal({ grant })).status).toBe(200);
    const bad = [grant, 'x', await grantFor(app, ada, item.id, 'redirect'), await grantFor(app, ada, ada.id, 'reveal')];
    for (const each of bad) expect((await reveal({ grant: each })).failure).toMatchObject({ code: 'GRANT_INVALID' });
    const bob = await person(app);
    expect((await reveal({ grant: await grantFor(app, bob, item.id, 'reveal') })).failure).toMatchObject({
      code: 'GRANT_INVALID',
    });
    expect((await reveal({ pin: WRONG_PIN })).failure).toMatchObject({ code: 'WRONG_PIN', attemptsLeft: 4 });
    for (const body of [{}, { pin: PIN, grant }, { pin: '12' }]) expect((await reveal(body)).status).toBe(422);
    expect((await reveal({ pin: PIN })).body.data.reveals).toHaveLength(2);
  });

  it('cannot be revealed or mailed again before its delivery or after it failed', async () => {
    const { app, call, clock, reveal, redirect, resend, next, ada } = await deliver({
      recipient: { name: 'R', email: 'rosa02@kado.test' },
    });
    for (const answer of [await reveal({ pin: PIN }), await resend()])
      expect([answer.status, answer.failure]).toMatchObject([409, { code: 'STATE_CONFLICT', status: 'queued' }]);
    await next();
    for (const answer of [await reveal({ pin: PIN }), await resend(), await redirect('bob@kado.test')])
      expect([answer.status, answer.failure]).toMatchObject([409, { code: 'STATE_CONFLICT', status: 'failed' }]);
    const order = await buy(app, call, ada, [topup(app)]);
    clock.advance(5);
    await app.worker.tick();
    const line = `POST /orders/${order.id}/items/${order.items[0]!.id}/reveal`;
    expect((await call(line, { token: ada.token, body: { pin: PIN } })).status).toBe(404);
  });

  it('is unknown to other users, and under the id of another order', async () => {
    const { app, call, path, order, ada, item, next } = await deliver();
    await next();
    const other = await buy(app, call, ada, [giftCard(app, '43')]);
    const bob = await person(app, { pin: PIN });
    const ask = (token: string, line: string) => call(`POST ${line}/reveal`, { token, body: { pin: PIN } });
    expect((await ask(bob.token, path)).status).toBe(404);
    for (const line of [path.replace(order.id, other.id), path.replace(item.id, 'x'), path.replace(order.id, 'x')])
      expect([line, (await ask(ada.token, line)).status]).toEqual([line, 404]);
  });

  it('can be mailed again, up to five times an hour; earlier links keep working', async () => {
    const { next, resend, links, call, clock, item } = await deliver();
    await next();
    const to = item.recipient.email!;
    for (let sent = 1; sent < 5; sent += 1) expect((await resend()).body).toEqual({ data: { ok: true } });
    const limited = await resend();
    expect([limited.status, limited.failure]).toMatchObject([429, { code: 'RATE_LIMITED', retryAfter: 3600 }]);
    const tokens = await links(to);
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect((await call(`GET /gifts/${token}`)).status).toBe(200);
    clock.advance(3601);
    expect((await resend()).status).toBe(200);
  });

  it('can be redirected before its code was seen: the earlier link ends, and no more mails contain it', async () => {
    const { next, redirect, links, call, app, item, order, ada } = await deliver();
    await next();
    const [old] = await links(item.recipient.email!);
    const changed = await redirect('bob@kado.test', { grant: await grantFor(app, ada, item.id, 'redirect') });
    expect(changed.body.data.items[0]?.recipient).toEqual({ name: 'Bob', email: 'bob@kado.test' });
    expect((await call(`GET /gifts/${old}`)).status).toBe(404);
    expect(await links(item.recipient.email!)).toEqual([]);
    const [token] = await links('bob@kado.test');
    expect((await call<Gift>(`GET /gifts/${token}`)).body.data).toMatchObject({ brand: 'Kasuwa Fresh', state: 'ready' });
    expect((await app.db.select().from(audit)).find(({ action }) => action === 'gift.redirect')).toMatchObject({
      subjectId: item.id,
      before: { email: item.recipient.email },
      after: { name: 'Bob', email: 'bob@kado.test' },
    });
    expect((await call<Order>(`GET /orders/${order.id}`, { token: ada.token })).body.data).toEqual(changed.body.data);
    await expectInvariants(app.db);
  });

  it('cannot be redirected once its buyer or its recipient has seen the code', async () => {
    const { next, redirect, reveal } = await deliver();
    await next();
    expect((await redirect('bob@kado.test')).status).toBe(200);
    expect((await redirect('b', { pin: PIN })).status).toBe(422);
    await reveal({ pin: PIN });
    const refused = await redirect('eve@kado.test');
    expect([refused.status, refused.failure]).toMatchObject([409, { code: 'STATE_CONFLICT', status: 'revealed' }]);
  });

  it('can be redirected while it waits for its day; only the new recipient then gets its mail', async () => {
    const { next, redirect, links, item, app } = await deliver({
      deliverOn: { date: '2026-12-25', timeZone: 'Africa/Lagos' },
    });
    expect(item).toMatchObject({ status: 'queued', promisedBy: '2026-12-24T23:15:00.000Z' });
    await next(86_400);
    expect((await redirect('bob@kado.test')).body.data.items[0]).toMatchObject({ status: 'queued' });
    expect(await app.mail.list()).toEqual([]);
    await next(Date.parse('2026-12-24T22:59:59Z') / 1000 - app.clock.now().getTime() / 1000);
    expect(await links('bob@kado.test')).toEqual([]);
    await next(1);
    expect(await links('bob@kado.test')).toHaveLength(1);
    expect(await links(item.recipient.email!)).toEqual([]);
    expect(await app.db.select().from(orders)).toMatchObject([{ status: 'completed' }]);
  });

  it('is returned by a repeated checkout with its original recipient', async () => {
    const { app, call, ada, next } = await deliver();
    const { id } = await quoteFor(call, ada, [giftCard(app, '50')]);
    const first = await pay(app, call, ada, id, 'k'.repeat(32));
    await next();
    const { id: orderId, items } = first.body.data;
    await call(`PATCH /orders/${orderId}/items/${items[0]!.id}/recipient`, {
      token: ada.token,
      body: { name: 'Bob', email: 'bob@kado.test', pin: PIN },
    });
    const again = await pay(app, call, ada, id, 'k'.repeat(32));
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body.data).toEqual(first.body.data);
  });
});
