import type { Balance } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { copyQuotes } from '../../test/copy-quotes.ts';
import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { newKey, pay, person, quoteFor, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { rowsOf } from '../db/sql.ts';
import { checkout } from './service.ts';

const ATTEMPTS = 200;
const AFFORDABLE = 50;
const REPEATS = 100;
const COST = 530n;

withDatabases('Many concurrent checkouts', (make) => {
  it('M1 of 200 concurrent checkouts with money for 50, exactly 50 succeed and nothing is left', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: COST * BigInt(AFFORDABLE) });
    const quotes = [];
    for (let count = 0; count < ATTEMPTS; count += 1) quotes.push(await quoteFor(call, ada, [topup(app)]));
    const responses = await Promise.all(quotes.map(({ id }) => pay(app, call, ada, id)));
    const codes = responses.map(({ status, failure }) => (status === 201 ? 'bought' : failure.code));
    expect(codes.filter((code) => code === 'bought')).toHaveLength(AFFORDABLE);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(ATTEMPTS - AFFORDABLE);
    const { available, held } = (await call<Balance>('GET /balance', { token: ada.token })).body.data;
    expect([available.amountMinor, held.amountMinor]).toEqual([0, Number(COST) * AFFORDABLE]);
    await expectInvariants(app.db);
  });

  it('M1 the same holds in 100 repetitions', async (context) => {
    const { app, call } = await make();
    const { db, clock, reference } = app;
    const parts = { db, clock, reference, walletCurrency: 'USD', submitDelaySeconds: 5, promiseSeconds: 900, practice: false };
    const pattern = await quoteFor(call, await person(app), [topup(app)]);
    const bought: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const ada = await person(app, { cents: COST * BigInt(AFFORDABLE) });
      const ids = Array.from({ length: ATTEMPTS }, newId);
      await copyQuotes(db, pattern.id, ids, { userId: ada.id });
      const buying = ids.map((quoteId) =>
        checkout(parts, { userId: ada.id, key: newKey(), quoteId, grant: undefined, verifyPin: async () => undefined }),
      );
      const results = await Promise.allSettled(buying);
      const [wallet] = await rowsOf<{ left: string }>(
        db,
        sql`select available::text as left from wallets where user_id = ${ada.id}`,
      );
      bought.push(results.filter(({ status }) => status === 'fulfilled').length);
      expect([bought.at(-1), wallet?.left]).toEqual([AFFORDABLE, '0']);
    }
    await expectInvariants(db);
    figure(context, `${[...new Set(bought)].join(' or ')} bought at once, in ${bought.length} repetitions`);
  });
});
