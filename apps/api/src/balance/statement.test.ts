import type { Balance, Transaction } from '@kado/contracts';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { inReview, withOperator } from '../../test/deposits.ts';
import { buy, person, topup } from '../../test/people.ts';
import { credit } from '../ledger/credit.ts';

withDatabases('The statement', (make) => {
  it('adds up to the balance exactly', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { reference, id } = await buy(app, call, ada, [topup(app), topup(app, '04')]);
    clock.advance(5);
    await app.worker.tick();
    clock.advance(900);
    await app.worker.tick();
    const lines = (await call<Transaction[]>('GET /transactions', { token: ada.token })).body.data;
    expect(
      lines.map(({ type, amount, balanceAfter, settled }) => [
        type,
        amount.amountMinor,
        balanceAfter.amountMinor,
        settled?.amountMinor,
      ]),
    ).toEqual([
      ['release', 530, 49_470, undefined],
      ['capture', 0, 48_940, 530],
      ['hold', -1060, 48_940, undefined],
      ['deposit', 50_000, 50_000, undefined],
    ]);
    expect(lines.slice(0, 3).every(({ orderId, memo }) => orderId === id && memo.startsWith(reference))).toBe(true);
    expect(lines[3]?.depositId).toMatch(/^[0-9a-f-]{36}$/);
    const { available, held } = (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    expect([available.amountMinor, held.amountMinor]).toEqual([49_470, 0]);
    await expectInvariants(app.db);
  });

  it('refers only to orders and deposits that can be fetched; other credits are adjustments', async () => {
    const { app, call, clock, ada, credit: decide } = await withOperator(await make());
    const at = clock.sql();
    const entry = { userId: ada.id, currency: 'USD', amount: 2000n, bankId: 'manual', memo: 'Cash', at };
    await app.db.transaction((tx) => credit(tx, entry));
    await decide((await inReview(app, call, ada)).id);
    await buy(app, call, ada, [topup(app)]);
    const get = (path: string) => call<Transaction[]>(`GET ${path}`, { token: ada.token });
    const lines = (await get('/transactions')).body.data;
    expect(lines.map(({ type, orderId, depositId }) => [type, orderId !== undefined, depositId !== undefined])).toEqual([
      ['hold', true, false],
      ['deposit', false, true],
      ['adjustment', false, false],
    ]);
    const links = lines.flatMap(({ orderId, depositId }) => [
      ...(orderId ? [`/orders/${orderId}`] : []),
      ...(depositId ? [`/deposits/${depositId}`] : []),
    ]);
    expect(await Promise.all(links.map(async (path) => (await get(path)).status))).toEqual([200, 200]);
    expect((await get('/transactions?type=adjustment')).body.data).toEqual(lines.slice(2));
    await expectInvariants(app.db);
  });

  it('is filtered, paged, and exported as CSV with one row per line', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { reference } = await buy(app, call, ada, [topup(app, '42')]);
    for (const ending of ['43', '44']) await buy(app, call, ada, [topup(app, ending)]);
    clock.advance(86_400);
    await app.worker.tick();
    const types = async (query: string) =>
      (await call<Transaction[]>(`GET /transactions?${query}`, { token: ada.token })).body.data.map(({ type }) => type);
    expect(await types('type=hold')).toEqual(['hold', 'hold', 'hold']);
    expect(await types('q=0143')).toHaveLength(1);
    expect(await types(`q=${encodeURIComponent(' +234 803 555 0143 ')}`)).toHaveLength(1);
    expect(await types(`q=${encodeURIComponent(reference.replaceAll('-', ' '))}`)).toEqual(['release', 'hold']);
    expect(await types('to=2026-11-21')).toEqual(['hold', 'hold', 'hold', 'deposit']);
    expect(await types('from=2026-11-22')).toHaveLength(3);
    expect(await types('from=2026-11-23')).toEqual([]);
    const first = await call<Transaction[]>('GET /transactions?limit=4', { token: ada.token });
    const next = await call<Transaction[]>(`GET /transactions?limit=4&cursor=${first.body.meta?.nextCursor}`, {
      token: ada.token,
    });
    expect([first.body.data.length, next.body.data.length, next.body.meta]).toEqual([4, 3, undefined]);
    expect(first.body.data.at(-1)?.balanceAfter.amountMinor).toBe(
      next.body.data[0]!.balanceAfter.amountMinor + first.body.data.at(-1)!.amount.amountMinor,
    );
    const csv = await call('GET /transactions', { token: ada.token, headers: { accept: 'text/csv' } });
    expect(csv.text.trim().split('\r\n')).toHaveLength(8);
    for (const bad of ['cursor=x', 'limit=0', 'type=loss', 'from=today', 'sort=at'])
      expect([bad, (await call(`GET /transactions?${bad}`, { token: ada.token })).status]).toEqual([bad, 422]);
  });

  it('is empty before the first deposit', async () => {
    const { app, call } = await make();
    const { token } = await person(app, { cents: 0n });
    const nothing = { amountMinor: 0, currency: 'USD' };
    expect((await call('GET /balance', { token })).body.data).toEqual({
      currency: 'USD',
      available: nothing,
      held: nothing,
      pending: nothing,
    });
    expect((await call('GET /transactions', { token })).body).toEqual({ data: [] });
    expect((await call('GET /balance')).status).toBe(401);
  });
});
