import type { Balance } from '@kado/contracts';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { grantFor, newKey, person, PIN, quoteFor, topup } from '../../test/people.ts';
import { systemClock } from '../clock.ts';
import { type Prepared, runPrepared } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { createQuote } from '../quotes/service.ts';
import { checkout } from './service.ts';

const ROUNDS = 5;

/** Records the names of the prepared statements that a database runs from now on. */
function statementsOf(db: Db): () => string[] {
  const { $client } = db as unknown as { $client: Record<string, (statement: { name?: string }) => unknown> };
  const spies = ['prepared', 'query'].filter((way) => way in $client).map((way) => vi.spyOn($client, way));
  return () => spies.flatMap(({ mock }) => mock.calls.map(([{ name }]) => name)).filter((name) => name !== undefined);
}

withDatabases('The rounds of a checkout', (make) => {
  /** A checkout on a database that fails each write with this error, at most a number of times. */
  const failing = async (error: Error) => {
    const { app } = await make();
    const { db, clock, reference } = app;
    const { id: userId } = await person(app);
    const context = { clock, reference, walletCurrency: 'USD', submitDelaySeconds: 5, promiseSeconds: 900, practice: false };
    const { id: quoteId } = await createQuote({ ...context, db }, userId, [topup(app)]);
    const write = vi.fn<() => void>();
    const query = async (prepared: Prepared & { values: string[] }) => {
      if (prepared.name === 'checkout_read')
        return { rows: (await runPrepared(db, prepared, prepared.values)).map((json) => ({ json })) };
      write();
      throw write.mock.calls.length > ROUNDS ? new Error('One round too many.') : error;
    };
    const verifyPin = vi.fn(async () => undefined);
    const broken = { $client: { query } } as unknown as Db;
    const result = checkout({ ...context, db: broken }, { userId, key: newKey(), quoteId, grant: undefined, verifyPin });
    return { result, write, verifyPin };
  };

  it('end with 503 after five conflicts; the PIN is verified once', async () => {
    const { result, write, verifyPin } = await failing(Object.assign(new Error('taken'), { code: '23505' }));
    await expect(result).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect([write.mock.calls.length, verifyPin.mock.calls.length]).toEqual([ROUNDS, 1]);
  });

  it('end with the first error that is not a conflict', async () => {
    const error = Object.assign(new Error('The disk is full.'), { code: '53100' });
    const { result, write } = await failing(error);
    await expect(result).rejects.toBe(error);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('use the time of the database, not of this machine', async () => {
    const { app } = await make();
    const { id: userId } = await person(app);
    const { db, reference } = app;
    const parts = {
      db,
      reference,
      clock: systemClock,
      walletCurrency: 'USD',
      submitDelaySeconds: 5,
      promiseSeconds: 900,
      practice: false,
    };
    const { id: quoteId } = await createQuote(parts, userId, [topup(app)]);
    vi.spyOn(systemClock, 'now').mockReturnValue(new Date(0));
    const payment = { userId, key: newKey(), quoteId, grant: undefined, verifyPin: async () => undefined };
    const { order } = await checkout(parts, payment);
    expect(Date.parse(order.createdAt)).toBeGreaterThan(Date.UTC(2026, 0));
  });

  it('spend the last cent of a balance in the first round', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: 530n, pin: PIN });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const headers = { 'idempotency-key': newKey() };
    expect((await call('POST /checkout', { token: ada.token, headers, body: { quoteId, pin: PIN } })).status).toBe(201);
    expect((await call<Balance>('GET /balance', { token: ada.token })).body.data.available.amountMinor).toBe(0);
  });

  it.each(['customer', 'operator'])('take one statement with a grant, for the role %s', async (role) => {
    const { app, call } = await make();
    const ada = await person(app, { role });
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const body = { quoteId, grant: await grantFor(app, ada, quoteId) };
    const statements = statementsOf(app.db);
    expect((await call('POST /checkout', { token: ada.token, headers: { 'idempotency-key': newKey() }, body })).status).toBe(201);
    expect(statements()).toEqual(['checkout_by_bearer']);
  });
});
