import { describe, expect, it } from 'vitest';

import { account, assertBalanced, capture, deposit, hold, type Inflow, type Line, loss, release } from './movements.ts';

const line: Line = { currency: 'USD', send: 329n, fee: 30n, receiveCurrency: 'NGN', receive: 500_080n };
const paid: Inflow = { bankId: 'b', currency: 'USD', amount: 500n, fee: 0n, walletCurrency: 'USD', credited: 500n };
const naira: Inflow = { ...paid, currency: 'NGN', amount: 1_000_000n, fee: 5_000n, credited: 648n };
const home: Line = { ...line, receiveCurrency: 'USD', receive: 329n };

describe('A movement', () => {
  it.each([
    ['deposit', deposit('u', paid), 500n, 0n],
    ['deposit with a fee', deposit('u', { ...paid, amount: 502n, fee: 2n }), 500n, 0n],
    ['deposit in another currency', deposit('u', naira), 648n, 0n],
    ['hold', hold('u', 'USD', 359n), -359n, 359n],
    ['capture', capture('u', 'sandbox', line), 0n, -359n],
    ['capture in one currency', capture('u', 'sandbox', home), 0n, -359n],
    ['capture without a fee', capture('u', 'sandbox', { ...line, fee: 0n }), 0n, -329n],
    ['release', release('u', line), 359n, -359n],
    ['loss', loss('sandbox', line), 0n, 0n],
  ])('M3 %s balances in every currency and changes the wallet like its user accounts', (_, movement, available, held) => {
    assertBalanced(movement.postings);
    const of = (account: string) =>
      movement.postings.filter((posting) => posting.account === account).reduce((all, { amount }) => all + amount, 0n);
    expect([movement.available, movement.held]).toEqual([available, held]);
    expect([of('user:u:available'), of('user:u:held')]).toEqual([available, held]);
    expect(movement.postings.every(({ amount }) => amount !== 0n)).toBe(true);
  });

  it.each([
    ['deposit', deposit('u', paid), ['house:bank:b USD -500', 'user:u:available USD 500']],
    [
      'deposit',
      deposit('u', naira),
      [
        'house:bank:b NGN -1000000',
        'house:fees NGN 5000',
        'house:fx:NGN NGN 995000',
        'house:fx:USD USD -648',
        'user:u:available USD 648',
      ],
    ],
    ['hold', hold('u', 'USD', 359n), ['user:u:available USD -359', 'user:u:held USD 359']],
    ['release', release('u', line), ['user:u:held USD -359', 'user:u:available USD 359']],
    [
      'capture',
      capture('u', 'sandbox', line),
      [
        'user:u:held USD -359',
        'house:fees USD 30',
        'house:fx:USD USD 329',
        'house:fx:NGN NGN -500080',
        'house:supplier:sandbox NGN 500080',
      ],
    ],
    [
      'loss',
      loss('sandbox', line),
      ['house:losses USD -329', 'house:fx:USD USD 329', 'house:fx:NGN NGN -500080', 'house:supplier:sandbox NGN 500080'],
    ],
  ])('%s moves the money between these accounts', (type, movement, rows) => {
    expect(movement.type).toBe(type);
    expect(movement.postings.map((posting) => `${posting.account} ${posting.currency} ${posting.amount}`)).toEqual(rows);
  });

  it('never mixes the accounts of two users, banks, suppliers or currencies', () => {
    const all = ['a', 'b'].flatMap((id) =>
      [account.available, account.held, account.bank, account.supplier, account.fx].map((of) => of(id)),
    );
    expect(new Set([...all, account.fees, account.losses]).size).toBe(12);
  });

  it('is rejected when its sum is off by one unit', () =>
    expect(() => assertBalanced([{ account: 'a', currency: 'USD', amount: 1n }])).toThrow(/off by 1 USD/));

  it('records the captured amount as settled', () => expect(capture('u', 'sandbox', line).settled).toBe(359n));
});
