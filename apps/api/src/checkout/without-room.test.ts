import type { Order } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { newKey, pay, person, quoteFor, topup } from '../../test/people.ts';

/** The number of due items that fills the intake of a server with one concurrent supplier call. */
const ROOM = 50;
/** How many slots are given between two counts of the due items. */
const PLACES = 5;

withDatabases('Without room for an order', (make) => {
  it('an anonymous request gets 401, a retry gets its order, and another quote is refused', async () => {
    const { app, call } = await make({ env: { supplierConcurrency: 1, submitDelaySeconds: 0 } });
    const ada = await person(app, { cents: 1_000_000n });
    const quote = await quoteFor(
      call,
      ada,
      Array.from({ length: ROOM }, () => topup(app)),
    );
    const key = newKey();
    const first = await pay(app, call, ada, quote.id, key);
    expect(first.status).toBe(201);
    for (let place = 1; place < PLACES; place += 1) {
      const { id } = await quoteFor(call, ada, [topup(app)]);
      expect((await pay(app, call, ada, id)).status).toBe(201);
    }

    const retry = await pay(app, call, ada, quote.id, key);
    expect([retry.status, retry.headers['idempotency-replayed'], retry.body.data]).toEqual([201, 'true', first.body.data]);
    const other = await quoteFor(call, ada, [topup(app)]);
    expect((await pay(app, call, ada, other.id, key)).failure.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const body = { quoteId: quote.id, grant: newKey() };
    const anonymous = await call<Order>('POST /checkout', { body, headers: { 'idempotency-key': newKey() } });
    expect(anonymous.status).toBe(401);
  });
});
