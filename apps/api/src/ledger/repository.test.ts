import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { buy, person, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { journalEntries, postings, wallets } from '../db/schema/money.ts';
import { credit } from './credit.ts';
import { capture, deposit, hold, type Line, loss, release } from './movements.ts';
import { record, recordWithoutWallet } from './repository.ts';

const line: Line = { currency: 'USD', send: 329n, fee: 30n, receiveCurrency: 'NGN', receive: 500_080n };

withDatabases('Booking', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const { id: userId } = await person(app, { cents: 0n });
    const entry = { userId, currency: 'USD', memo: 'memo', at: clock.sql() };
    const pay = (amount: bigint, depositId = newId()) => credit(app.db, { ...entry, amount, bankId: 'bank', depositId });
    const wallet = async () =>
      (await app.db.select().from(wallets).where(eq(wallets.userId, userId))).map(({ currency, available, held, lines }) => [
        currency,
        available,
        held,
        lines,
      ]);
    const entries = async () =>
      (await app.db.select().from(journalEntries))
        .filter((booked) => booked.userId === userId || booked.type === 'loss')
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const sides = async () => {
      const own = new Set((await entries()).map(({ id }) => id));
      const rows = await app.db.select().from(postings).orderBy(postings.entryId, postings.position);
      return rows
        .filter(({ entryId }) => own.has(entryId))
        .map(({ position, account, currency, amount }) => `${position} ${account.replace(userId, 'ada')} ${currency} ${amount}`);
    };
    const bought = async () => {
      const { id: orderId, items } = await buy(app, call, await person(app), [topup(app), topup(app)]);
      return { orderId, orderItemId: items[0]!.id, other: items[1]!.id };
    };
    return { db: app.db, at: clock.now(), userId, entry, pay, wallet, entries, sides, bought };
  };

  it('a first deposit creates the wallet, a second one adds to it, and each is booked once', async () => {
    const { pay, wallet, entries, sides, userId, at } = await begin();
    const depositId = newId();
    await pay(500n, depositId);
    await pay(250n);
    await expect(pay(500n, depositId)).rejects.toThrow();
    expect(await wallet()).toEqual([['USD', 750n, 0n, 2]]);
    expect(await entries()).toMatchObject([
      {
        type: 'deposit',
        at,
        userId,
        seq: 1,
        amount: 500n,
        balanceAfter: 500n,
        settled: null,
        depositId,
        memo: 'memo',
        orderId: null,
      },
      { seq: 2, amount: 250n, balanceAfter: 750n, orderItemId: null },
    ]);
    expect((await sides()).slice(0, 2)).toEqual(['0 house:bank:bank USD -500', '1 user:ada:available USD 500']);
  });

  it('a movement changes the wallet and writes both sides, with its references, once per item', async () => {
    const { db, pay, entry, wallet, entries, sides, bought } = await begin();
    await pay(1000n);
    const { orderId, orderItemId, other } = await bought();
    expect(await record(db, hold(entry.userId, 'USD', 718n), { ...entry, orderId })).toBe(true);
    expect(await wallet()).toEqual([['USD', 282n, 718n, 2]]);
    expect(await record(db, capture(entry.userId, 's', line), { ...entry, orderId, orderItemId })).toBe(true);
    await expect(record(db, release(entry.userId, line), { ...entry, orderId, orderItemId })).rejects.toThrow();
    expect(await record(db, release(entry.userId, line), { ...entry, orderId, orderItemId: other })).toBe(true);
    expect(await wallet()).toEqual([['USD', 641n, 0n, 4]]);
    expect((await entries()).slice(1)).toMatchObject([
      { type: 'hold', seq: 2, amount: -718n, balanceAfter: 282n, settled: null, orderId, orderItemId: null, depositId: null },
      { type: 'capture', seq: 3, amount: 0n, balanceAfter: 282n, settled: 359n, orderId, orderItemId },
      { type: 'release', seq: 4, amount: 359n, balanceAfter: 641n, settled: null, orderId, orderItemId: other },
    ]);
    expect((await sides()).slice(2, 9)).toEqual([
      '0 user:ada:available USD -718',
      '1 user:ada:held USD 718',
      '0 user:ada:held USD -359',
      '1 house:fees USD 30',
      '2 house:fx:USD USD 329',
      '3 house:fx:NGN NGN -500080',
      '4 house:supplier:s NGN 500080',
    ]);
  });

  it('a movement that the wallet cannot pay changes nothing', async () => {
    const { db, pay, entry, wallet, entries, sides } = await begin();
    await pay(718n);
    await record(db, hold(entry.userId, 'USD', 359n), entry);
    const before = [await wallet(), await entries(), await sides()];
    expect(await record(db, hold(entry.userId, 'USD', 360n), entry)).toBe(false);
    expect(await record(db, release(entry.userId, { ...line, fee: 31n }), entry)).toBe(false);
    expect(await record(db, hold(newId(), 'USD', 1n), { ...entry, userId: newId() })).toBe(false);
    expect([await wallet(), await entries(), await sides()]).toEqual(before);
    expect(await record(db, hold(entry.userId, 'USD', 359n), entry)).toBe(true);
    expect(await wallet()).toEqual([['USD', 0n, 718n, 3]]);
  });

  it('a loss is an entry without a wallet', async () => {
    const { db, pay, entry, wallet, entries, sides, at, bought } = await begin();
    await pay(718n);
    const { orderId, orderItemId } = await bought();
    await recordWithoutWallet(db, loss('s', line), { ...entry, orderId, orderItemId });
    expect(await wallet()).toEqual([['USD', 718n, 0n, 1]]);
    expect((await entries())[1]).toMatchObject({ type: 'loss', at, userId: null, orderId, orderItemId, memo: 'memo' });
    expect((await sides()).slice(2)).toEqual([
      '0 house:losses USD -329',
      '1 house:fx:USD USD 329',
      '2 house:fx:NGN NGN -500080',
      '3 house:supplier:s NGN 500080',
    ]);
  });

  it('a movement whose sum is off by one unit is refused before anything is written', async () => {
    const { db, pay, entry, entries } = await begin();
    await pay(718n);
    const { postings: rows, ...rest } = deposit(entry.userId, {
      bankId: 'bank',
      currency: 'USD',
      amount: 5n,
      fee: 0n,
      walletCurrency: 'USD',
      credited: 5n,
    });
    const movement = { ...rest, postings: rows.slice(1) };
    await expect(record(db, movement, entry)).rejects.toThrow('off by 5 USD');
    await expect(recordWithoutWallet(db, movement, entry)).rejects.toThrow('off by 5 USD');
    expect(await entries()).toHaveLength(1);
  });
});
