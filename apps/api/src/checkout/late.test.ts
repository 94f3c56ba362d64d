import type { Order } from '@kado/contracts';
import { afterEach, expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { newKey, person, PIN, quoteFor, topup } from '../../test/people.ts';

const PAST_LIMIT_MS = 31_000;

afterEach(() => void vi.restoreAllMocks());

/** Makes the clock of this process jump forward by this time. */
function pass(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

withDatabases('M2 A checkout that took longer than a browser waits for it', (make) => {
  it('buys nothing, and a retry with the same key then buys once', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 10_000n, pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const headers = { 'idempotency-key': newKey() };
    const pay = () => call<Order>('POST /checkout', { token: ada.token, headers, body: { quoteId, pin: PIN } });
    const { verify } = app.pins;
    vi.spyOn(app.pins, 'verify').mockImplementationOnce(async (...args) => {
      const isRight = await verify(...args);
      pass(PAST_LIMIT_MS);
      return isRight;
    });
    expect(await pay()).toMatchObject({ status: 503, failure: { code: 'UNAVAILABLE' } });
    expect((await call<Order[]>('GET /orders', { token: ada.token })).body.data).toEqual([]);
    expect((await pay()).status).toBe(201);
  });

  it('buys nothing with a grant either, if it had to wait for a slot', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 10_000n, pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const { body } = await call<{ grant: string }>('POST /auth/step-up', {
      token: ada.token,
      body: { pin: PIN, purpose: 'checkout', ref: quoteId },
    });
    const headers = { 'idempotency-key': newKey() };
    const pay = () => call<Order>('POST /checkout', { token: ada.token, headers, body: { quoteId, grant: body.data.grant } });
    const { execute } = app.db;
    vi.spyOn(app.db, 'execute').mockImplementationOnce((...args) => {
      pass(PAST_LIMIT_MS);
      return execute.apply(app.db, args);
    });
    expect((await pay()).status).toBe(503);
    expect((await pay()).status).toBe(201);
  });
});
