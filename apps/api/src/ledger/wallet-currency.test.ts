import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { begin } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, newKey, pay, person, quoteFor, topup } from '../../test/people.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { orders, wallets } from '../db/schema/money.ts';
import { newId } from '../db/ids.ts';
import { credit } from './credit.ts';

withDatabases('The currency of a wallet', (make) => {
  it('M14 must be that of the server: a start with another one is refused by name', async () => {
    const { app } = await make();
    await person(app);
    await expect(make({ keep: true, env: { walletCurrency: 'EUR' } })).rejects.toThrow(
      'KADO_WALLET_CURRENCY is EUR, but the database has wallets in USD',
    );
    await make({ keep: true });
    await make({ env: { walletCurrency: 'EUR' } });
  });

  it('M14 must be that of every open deposit: a start with another one is refused by name', async () => {
    const { app, call } = await make();
    await begin(app, call, await person(app, { cents: 0n }));
    for (const status of ['awaiting_proof', 'in_review']) {
      await app.db.execute(sql`update deposits set status = ${status}`);
      await expect(make({ keep: true, env: { walletCurrency: 'EUR' } })).rejects.toThrow(
        'KADO_WALLET_CURRENCY is EUR, but the database has open deposits in USD',
      );
    }
    await app.db.execute(sql`update deposits set status = 'cancelled'`);
    await make({ keep: true, env: { walletCurrency: 'EUR' } });
  });

  it('M14 must be that of every debit: a quote in another currency holds nothing', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    await app.db.execute(sql`update quotes set currency = 'KWD'`);
    const refused = await pay(app, call, ada, id);
    expect([refused.status, refused.failure]).toMatchObject([
      402,
      { code: 'INSUFFICIENT_FUNDS', shortfall: { amountMinor: 530, currency: 'KWD' } },
    ]);
    expect([await app.db.select().from(orders), await app.db.select().from(wallets)]).toMatchObject([
      [],
      [{ available: 50_000n }],
    ]);
    await expectInvariants(app.db);
  });

  it('M14 is checked again when the money is held', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    onTestHook('checkout:beforeWrite', async () => void (await app.db.execute(sql`update wallets set currency = 'KWD'`)));
    expect((await pay(app, call, ada, id)).status).toBe(402);
    expect(await app.db.select().from(wallets)).toMatchObject([{ available: 50_000n, held: 0n, lines: 1 }]);
  });

  it('M14 must be that of every order and deposit', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    await buy(app, call, ada, [topup(app)]);
    for (const change of ["update orders set currency = 'KWD'", "update wallets set currency = 'KWD'"])
      await expect(app.db.execute(sql.raw(change))).rejects.toMatchObject({ cause: { code: '23503' } });
    const entry = { userId: ada.id, bankId: 'b', depositId: newId(), memo: newKey(), at: clock.sql() };
    await expect(credit(app.db, { ...entry, currency: 'KWD', amount: 1n })).rejects.toThrow(
      `The wallet of user ${ada.id} is not in KWD.`,
    );
    await expectInvariants(app.db);
  });
});
