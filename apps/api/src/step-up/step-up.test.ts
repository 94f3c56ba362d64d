import type { Grant } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, newKey, person, PIN, quoteFor, topup } from '../../test/people.ts';
import { audit } from '../db/schema/system.ts';

withDatabases('Step-up', (make) => {
  it.each([
    [299, 201, undefined],
    [301, 403, 'GRANT_INVALID'],
  ])('a grant pays for five minutes: after %d seconds the answer is %d', async (seconds, status, code) => {
    const { app, call, clock } = await make();
    const ada = await person(app, { pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const body = { pin: PIN, purpose: 'checkout', ref: quoteId };
    const { grant, expiresAt } = (await call<Grant>('POST /auth/step-up', { token: ada.token, body })).body.data;
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(300_000);
    clock.advance(seconds);
    const headers = { 'idempotency-key': newKey() };
    const paid = await call('POST /checkout', { token: ada.token, headers, body: { quoteId, grant } });
    expect([paid.status, paid.failure?.code]).toEqual([status, code]);
  });

  it('a grant is only for a quote or a bought item of this user', async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app, { pin: PIN }), await person(app, { pin: PIN })];
    const order = await buy(app, call, ada, [topup(app)]);
    const item = order.items[0]!.id;
    const { id: quote } = await quoteFor(call, ada, [topup(app)]);
    const statusOf = async (token: string, purpose: string, ref: string) =>
      (await call<Grant>('POST /auth/step-up', { token, body: { pin: PIN, purpose, ref } })).status;
    for (const [purpose, ref, status] of [
      ['checkout', quote, 200],
      ['checkout', item, 404],
      ['checkout', 'nothing', 404],
      ['reveal', item, 200],
      ['redirect', item, 200],
      ['reveal', quote, 404],
      ['credit', quote, 404],
      ['credit', item, 404],
    ] as const) {
      expect([purpose, await statusOf(ada.token, purpose, ref)]).toEqual([purpose, status]);
      expect([purpose, await statusOf(bob.token, purpose, ref)]).toEqual([purpose, 404]);
    }
  });

  it('a grant for one purpose is not valid for another, and its reference may be in capital letters', async () => {
    const { app, call } = await make();
    const ada = await person(app, { pin: PIN });
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const grantOf = async (purpose: string, ref: string) =>
      (await call<Grant>('POST /auth/step-up', { token: ada.token, body: { pin: PIN, purpose, ref } })).body.data.grant;
    const pay = async (grant: string) =>
      (
        await call('POST /checkout', {
          token: ada.token,
          headers: { 'idempotency-key': newKey() },
          body: { quoteId: id, grant },
        })
      ).status;
    const { items } = await buy(app, call, ada, [topup(app)]);
    expect(await pay(await grantOf('reveal', items[0]!.id))).toBe(403);
    expect(await pay(await grantOf('checkout', id.toUpperCase()))).toBe(201);
  });

  it('a grant is recorded in the audit trail, and a wrong PIN does not create one', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app, { pin: PIN });
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const stepUp = (pin: string, token?: string) =>
      call<Grant>('POST /auth/step-up', { ...(token && { token }), body: { pin, purpose: 'checkout', ref: id } });
    expect(await stepUp('913572', ada.token)).toMatchObject({ status: 403, failure: { code: 'WRONG_PIN', attemptsLeft: 4 } });
    expect((await stepUp(PIN)).status).toBe(401);
    const rows = () => app.db.select().from(audit).where(eq(audit.action, 'auth.step-up'));
    expect(await rows()).toEqual([]);
    const { headers } = await stepUp(PIN, ada.token);
    expect(await rows()).toMatchObject([
      { at: clock.now(), subject: 'checkout', subjectId: id, actorId: ada.id, requestId: headers['x-request-id'] },
    ]);
  });
});
