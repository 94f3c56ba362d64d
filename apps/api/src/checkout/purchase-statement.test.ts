import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { copyQuotes } from '../../test/copy-quotes.ts';
import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { grantFor, newKey, person, quoteFor, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { rowsOf } from '../db/sql.ts';
import { hashToken } from '../http/tokens.ts';
import { type Payer, placeOrder } from './place-order.ts';

const TABLES = ['wallets', 'grants', 'orders', 'order_items', 'journal_entries', 'postings', 'idempotency_keys'];
/** The contents of every table that a checkout writes to. */
async function contents({ db }: TestApp['app']): Promise<string> {
  const all = TABLES.map((table) => `(select json_agg(t order by t::text) from ${table} t) as ${table}`);
  return JSON.stringify(await rowsOf(db, sql.raw(`select ${all.join(', ')}`)));
}

withDatabases('The statement of a checkout', (make) => {
  /** Prepares a quote of 5.30 and each way to pay it. */
  const prepare = async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const grant = hashToken(await grantFor(app, ada, quoteId));
    const { id: userId, sessionId } = ada;
    const payers = {
      bearer: { bearer: hashToken(ada.token), grant },
      grant: { userId, grant: { hash: grant, sessionId } },
      pin: { userId, sessionId, grant: undefined, pinHash: 'none' },
    } satisfies Record<string, Payer>;
    const times = { submitDelaySeconds: 5, promiseSeconds: 900 };
    const place = (payer: Payer, change: { quoteId?: string; key?: string } = {}) =>
      placeOrder(app.db, payer, { key: newKey(), quoteId, now: clock.now(), ...times, ...change });
    return { app, call, clock, ada, quoteId, payers, place };
  };

  it.each(['bearer', 'grant', 'pin'] as const)('places an order by %s, and no second one with the same quote', async (by) => {
    const { app, ada, payers, place } = await prepare();
    const placed = await place(payers[by]);
    expect([placed?.order.total.amountMinor, placed?.order.items.length]).toEqual([530, 1]);
    expect(placed?.user?.id).toBe(by === 'bearer' ? ada.id : undefined);
    const before = await contents(app);
    expect(await place(payers.pin)).toBeUndefined();
    expect(await contents(app)).toBe(before);
    await expectInvariants(app.db);
  });

  const ALL = ['bearer', 'grant', 'pin'] as const;
  const WITH_GRANT = ['bearer', 'grant'] as const;
  const BEARER = ['bearer'] as const;
  const WITH_PIN = ['pin'] as const;
  it.each<[string, readonly (typeof ALL)[number][], SQL]>([
    ['the wallet has another currency', ALL, sql`update wallets set currency = 'EUR'`],
    ['the wallet has not enough money', ALL, sql`update wallets set available = 529`],
    ['the quote has expired', ALL, sql`update quotes set expires_at = created_at`],
    ['the quote is another user’s', ALL, sql`update quotes set user_id = (select id from users where id <> user_id)`],
    ['the quote is of an earlier version', ALL, sql`update quotes set item_rows = '[]'`],
    ['the quote is deleted', ALL, sql`delete from quotes`],
    ['the grant is used', WITH_GRANT, sql`update grants set used_at = expires_at`],
    ['the grant has expired', WITH_GRANT, sql`update grants set expires_at = '2026-01-01'`],
    ['the grant is of another session', WITH_GRANT, sql`update grants set session_id = gen_random_uuid()`],
    ['the grant is for another quote', WITH_GRANT, sql`update grants set ref = gen_random_uuid()::text`],
    ['the grant is for something else', WITH_GRANT, sql`update grants set purpose = 'reveal'`],
    ['the token has expired', BEARER, sql`update tokens set expires_at = '2026-01-01'`],
    ['the token is a refresh token', BEARER, sql`update tokens set kind = 'refresh'`],
    ['the PIN was replaced', WITH_PIN, sql`update users set pin_hash = 'new'`],
    ['the session has ended', ALL, sql`update sessions set ended_at = created_at`],
    ['the user is suspended', ALL, sql`update users set suspended_at = created_at`],
    ['the role may not buy', ALL, sql`update users set role = 'auditor'`],
  ])('changes nothing when %s', async (_, refused, change) => {
    const { app, payers, place } = await prepare();
    await person(app, { cents: 0n });
    await app.db.execute(change);
    const before = await contents(app);
    for (const by of refused) expect([by, await place(payers[by])]).toEqual([by, undefined]);
    expect(await contents(app)).toBe(before);
  });

  it('changes nothing when the key was used for another quote', async () => {
    const { app, call, ada, payers, place } = await prepare();
    const key = newKey();
    const other = await quoteFor(call, ada, [topup(app, '43')]);
    expect(await place(payers.pin, { key, quoteId: other.id })).toBeDefined();
    const before = await contents(app);
    for (const by of ALL) expect([by, await place(payers[by], { key })]).toEqual([by, undefined]);
    expect(await contents(app)).toBe(before);
  });

  it.each(ALL)('M1 places one order for ten concurrent payments by %s with one quote', async (by) => {
    const { app, payers, place } = await prepare();
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(payers[by])));
    expect(placed.filter(Boolean)).toHaveLength(1);
    await expectInvariants(app.db);
  });

  it('M1 places three orders for ten concurrent payments with money for three', async () => {
    const { app, payers, quoteId, place } = await prepare();
    await app.db.execute(sql`update wallets set available = 3 * 530 + 529`);
    const quotes = Array.from({ length: 10 }, newId);
    await copyQuotes(app.db, quoteId, quotes);
    const placed = await Promise.all(quotes.map((each) => place(payers.pin, { quoteId: each })));
    expect(placed.filter(Boolean)).toHaveLength(3);
    const [wallet] = await rowsOf(app.db, sql`select available::int, held::int from wallets`);
    expect(wallet).toEqual({ available: 529, held: 3 * 530 });
  });
});
