import type { Order } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, newKey, person, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { findPlacedOrder } from './repository.ts';

withDatabases('Orders', (make) => {
  it('are visible only to their owner', async () => {
    const { app, call } = await make();
    const [ada, bob, operator] = [await person(app), await person(app), await person(app, { role: 'operator' })];
    const order = await buy(app, call, ada, [topup(app)]);
    expect((await call<Order>(`GET /orders/${order.id}`, { token: ada.token })).body.data).toEqual(order);
    for (const { token } of [bob, operator]) {
      expect((await call(`GET /orders/${order.id}`, { token })).status).toBe(404);
      expect((await call(`POST /orders/${order.id}/cancel`, { token })).status).toBe(404);
      expect((await call<Order[]>('GET /orders', { token })).body.data).toEqual([]);
    }
    expect((await call(`GET /orders/${order.id}`)).status).toBe(401);
    for (const id of ['nothing', ada.id]) {
      expect((await call(`GET /orders/${id}`, { token: ada.token })).status).toBe(404);
      expect((await call(`POST /orders/${id}/cancel`, { token: ada.token })).status).toBe(404);
    }
  });

  it('are listed newest first, in pages, and as CSV', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const bought: Order[] = [];
    for (let count = 0; count < 5; count += 1) {
      bought.unshift(await buy(app, call, ada, [topup(app), topup(app, `5${count}`)]));
      if (count % 2) clock.advance(60);
    }
    const seen: Order[] = [];
    let cursor = '';
    do {
      const { body } = await call<Order[]>(`GET /orders?limit=2${cursor && `&cursor=${cursor}`}`, { token: ada.token });
      seen.push(...body.data);
      cursor = body.meta?.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(bought);
    const csv = await call('GET /orders', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    expect(csv.text.trim().split('\r\n')).toHaveLength(6);
    for (const bad of [
      'limit=0',
      'limit=101',
      'limit=x',
      'cursor=x',
      `cursor=${Buffer.from('["2026","x"]').toString('base64url')}`,
      `cursor=${Buffer.from(`["no-time","${bought[0]!.id}"]`).toString('base64url')}`,
      `cursor=${Buffer.from('["2026-11-21T12:00:00.000Z"]').toString('base64url')}`,
      'page=1',
      'status=gone',
    ])
      expect([bad, (await call(`GET /orders?${bad}`, { token: ada.token })).status]).toEqual([bad, 422]);
  });

  it('are returned by a replay as their checkout returned them, whatever happened to them', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const order = await buy(app, call, ada, [topup(app), topup(app, '02')]);
    clock.advance(5);
    await app.worker.tick();
    expect((await call<Order>(`GET /orders/${order.id}`, { token: ada.token })).body.data.status).toBe('partially_completed');
    expect(await findPlacedOrder(app.db, ada.id, order.id)).toEqual(order);
    expect(await findPlacedOrder(app.db, ada.id, newId())).toBeUndefined();
  });

  it('can be cancelled only while every item is queued', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await buy(app, call, ada, [topup(app), topup(app, '43')]);
    const wake = vi.spyOn(app.worker, 'wake');
    const cancelled = await call<Order>(`POST /orders/${id}/cancel`, { token: ada.token });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', held: { amountMinor: 0 }, released: { amountMinor: 1060 } });
    expect(cancelled.body.data.events.map(({ kind }) => kind)).toEqual(['placed', 'cancelled', 'cancelled']);
    const again = await call(`POST /orders/${id}/cancel`, { token: ada.token });
    expect([again.status, again.failure.code, again.failure['status']]).toEqual([409, 'STATE_CONFLICT', 'cancelled']);
    expect(wake.mock.calls).toEqual([[0]]);
    const other = await buy(app, call, ada, [topup(app, '04')]);
    clock.advance(5);
    await app.worker.tick();
    expect((await call(`POST /orders/${other.id}/cancel`, { token: ada.token })).failure['status']).toBe('processing');
    await expectInvariants(app.db);
  });

  it('cannot be cancelled once one of their items has been submitted', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id } = await buy(app, call, ada, [topup(app, '04'), topup(app, '43')]);
    await app.db.execute(sql`update order_items set next_at = next_at + interval '1 hour' where target like '%43'`);
    clock.advance(5);
    await app.worker.tick();
    const statuses = async () =>
      (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data.items.map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['queued', 'submitted']);
    const refused = await call(`POST /orders/${id}/cancel`, { token: ada.token });
    expect([refused.status, refused.failure.code, refused.failure['status']]).toEqual([409, 'STATE_CONFLICT', 'processing']);
    expect(await statuses()).toEqual(['queued', 'submitted']);
    await expectInvariants(app.db);
  });

  it('are either cancelled or submitted, never both, when both happen concurrently', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await buy(app, call, ada, [topup(app), topup(app, '43')])).id);
    clock.advance(5);
    await Promise.all([app.worker.tick(), ...ids.map((id) => call(`POST /orders/${id}/cancel`, { token: ada.token }))]);
    await app.worker.tick();
    const orders = (await call<Order[]>('GET /orders', { token: ada.token })).body.data;
    expect(orders).toHaveLength(ids.length);
    expect(orders.every(({ status }) => status === 'completed' || status === 'cancelled')).toBe(true);
    await expectInvariants(app.db);
  });

  it('are mailed as a receipt to any address, five times an hour', async () => {
    const { app, call, clock } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const order = await buy(app, call, ada, [topup(app)]);
    const send = (token: string, orderId: string) =>
      call('POST /receipts/email', { token, body: { orderId, email: 'friend@kado.test' } });
    const responses = await Promise.all(Array.from({ length: 7 }, () => send(ada.token, order.id)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(responses.find(({ status }) => status === 429)?.failure.retryAfter).toBe(3600);
    const mails = await app.mail.list();
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => 'friend@kado.test'));
    expect(mails[0]?.subject).toContain(order.reference);
    clock.advance(3600);
    expect((await send(ada.token, order.id)).status).toBe(202);
    for (const [token, id] of [
      [bob.token, order.id],
      [ada.token, newKey()],
    ] as const)
      expect((await send(token, id)).status).toBe(404);
  });
});
