import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { newKey, pay, person, PIN, quoteFor, topup } from '../../test/people.ts';

// With a PIN, or after a first attempt that changed nothing, a checkout reads its state in a separate statement.
withDatabases('The state of a checkout', (make) => {
  it('M2 contains no key of another user, so that one key buys once for each of them', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app), await person(app, { pin: PIN })];
    const [adas, bobs] = [await quoteFor(call, ada, [topup(app)]), await quoteFor(call, bob, [topup(app)])];
    const key = newKey();
    const first = await pay(app, call, ada, adas.id, key);
    const request = { token: bob.token, body: { quoteId: bobs.id, pin: PIN }, headers: { 'idempotency-key': key } };
    const second = await call('POST /checkout', request);
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([201, 201, undefined]);
    const again = await call('POST /checkout', request);
    expect([again.headers['idempotency-replayed'], again.text]).toEqual(['true', second.text]);
  });

  it('Z1 contains no order of another user: their used quote is as unknown as an unused one, also with their key', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const key = newKey();
    await pay(app, call, ada, id, key);
    for (const tried of [key, newKey()])
      expect(await pay(app, call, bob, id, tried)).toMatchObject({ status: 404, failure: { code: 'NOT_FOUND' } });
  });
});
