import type { LedgerAccount, LedgerEntry, LedgerProof } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { WITHOUT_TRIGGERS } from '../../test/databases.ts';
import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';

withDatabases('The books, for operators', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const ops = await person(app, { role: 'operator', cents: 0n });
    const read = async <Data>(path: string) => (await call<Data>(`GET /admin/ledger/${path}`, { token: ops.token })).body;
    const proof = async () => (await read<LedgerProof>('proof')).data;
    const shop = async (endings: string[]) => {
      const ada = await person(app);
      const order = await buy(
        app,
        call,
        ada,
        endings.map((ending) => topup(app, ending)),
      );
      clock.advance(5);
      await app.worker.tick();
      return { ada, order };
    };
    return { app, call, ops, read, proof, shop };
  };

  it('are balanced while they are empty', async () => {
    const { proof } = await begin();
    expect(await proof()).toEqual({ balanced: true, currencies: [], entries: 0 });
  });

  it('are proved from every posting: in each currency debits equal credits', async () => {
    const { proof, shop } = await begin();
    await shop(['42', '02']);
    const { balanced, currencies, entries } = await proof();
    // A deposit, a hold, a capture and a release.
    expect([balanced, entries]).toEqual([true, 4]);
    expect(currencies.map(({ currency }) => currency)).toEqual(['NGN', 'USD']);
    // 500.00 deposited, 10.60 held, 5.30 captured, 5.30 released.
    expect(currencies[1]).toEqual({
      currency: 'USD',
      debits: { amountMinor: 52_120, currency: 'USD' },
      credits: { amountMinor: 52_120, currency: 'USD' },
    });
    for (const { debits, credits } of currencies) expect(debits).toEqual(credits);
  });

  it.each([
    ['a posting', `update postings set amount = amount + 1 where position = 0`],
    [
      'two entries by as much',
      `update postings p set amount = amount + (select case when e.type = 'hold' then 1 else -1 end from journal_entries e where e.id = p.entry_id) where position = 0 and entry_id in (select id from journal_entries where type in ('hold', 'deposit'))`,
    ],
    ['a missing side', `delete from postings`],
    ['an entry without sides', `insert into journal_entries (id, type, at, memo) values (gen_random_uuid(), 'loss', now(), '')`],
    ['a wallet', `update wallets set available = available + 1`],
    ['what a wallet holds', `update wallets set held = held + 1`],
  ])('are not balanced when %s was changed directly in the database', async (_, change) => {
    const { app, proof, shop } = await begin();
    await shop(['04']);
    await app.db.transaction(async (tx) => {
      await tx.execute(WITHOUT_TRIGGERS);
      await tx.execute(sql.raw(change));
    });
    expect((await proof()).balanced).toBe(false);
  });

  it('have accounts whose sums are those of the proof, and entries by account', async () => {
    const { read, proof, shop } = await begin();
    const { ada, order } = await shop(['42', '02']);
    const { data: accounts } = await read<LedgerAccount[]>('accounts?limit=100');
    const sumOf = (side: 'debits' | 'credits', currency: string) =>
      accounts.filter((each) => each.currency === currency).reduce((sum, each) => sum + each[side].amountMinor, 0);
    for (const { currency, debits, credits } of (await proof()).currencies)
      expect([sumOf('debits', currency), sumOf('credits', currency)]).toEqual([debits.amountMinor, credits.amountMinor]);
    expect(accounts.map(({ account }) => account)).toEqual(accounts.map(({ account }) => account).toSorted());
    const held = accounts.find(({ account }) => account === `user:${ada.id}:held`);
    expect(held).toMatchObject({ currency: 'USD', balance: { amountMinor: 0 }, entries: 3, debits: { amountMinor: 1060 } });
    const { data: entries } = await read<LedgerEntry[]>(`entries?account=${held?.account}`);
    expect(entries.map(({ type }) => type).toSorted()).toEqual(['capture', 'hold', 'release']);
    expect(entries.every(({ orderId, userId }) => orderId === order.id && userId === ada.id)).toBe(true);
    expect(entries.find(({ type }) => type === 'hold')?.postings).toEqual([
      { account: `user:${ada.id}:available`, amount: { amountMinor: -1060, currency: 'USD' } },
      { account: `user:${ada.id}:held`, amount: { amountMinor: 1060, currency: 'USD' } },
    ]);
  });

  it('are searched, filtered, paged and exported', async () => {
    const { call, ops, read, shop } = await begin();
    const { order } = await shop(['42', '02']);
    const found = async (query: string) => (await read<LedgerEntry[]>(`entries?${query}`)).data.map(({ type }) => type);
    expect(await found('type=deposit')).toEqual(['deposit']);
    expect(await found(`q=${order.reference}&type=hold`)).toEqual(['hold']);
    expect([await found('to=2026-11-20'), (await found('from=2026-11-21')).length]).toEqual([[], 4]);
    expect(await found('account=house:nothing')).toEqual([]);
    expect((await read<LedgerAccount[]>('accounts?q=house:fe&currency=USD')).data).toMatchObject([{ account: 'house:fees' }]);
    for (const list of ['accounts', 'entries']) {
      const all = (await read<{ account?: string }[]>(`${list}?limit=100`)).data;
      const pages: object[] = [];
      for (let cursor: string | undefined = '', rounds = 0; cursor !== undefined && rounds < 20; rounds += 1) {
        const page: Awaited<ReturnType<typeof read<object[]>>> = await read(`${list}?limit=2${cursor && `&cursor=${cursor}`}`);
        pages.push(...page.data);
        cursor = page.meta?.nextCursor;
      }
      expect(pages).toEqual(all);
      const csv = await call(`GET /admin/ledger/${list}`, { token: ops.token, headers: { accept: 'text/csv' } });
      expect(csv.text.trim().split('\r\n')).toHaveLength(all.length + 1);
    }
  });
});
