import { describe, expect, it } from 'vitest';
import { isSaved, newRecipient } from './new-recipient.ts';

const topup = { kind: 'topup', recipient: { phone: '+2348035550142' } } as const;
const gift = { kind: 'gift', recipient: { name: 'Ada', email: 'a@b.c' }, product: { id: 'g', name: 'Market' } } as const;
const bank = { kind: 'bank', recipient: { name: 'Bob', account: '0123' }, product: { id: 'b', name: 'Cocoa' } } as const;

describe('the recipient of an item, to be saved', () => {
  it('has the phone number and the network it was sent on', () => {
    const ada = { kind: 'topup', name: 'Ada', phone: '+2348035550142' };
    expect(newRecipient(topup, { id: 'n' }, 'Ada')).toEqual({ ...ada, networkId: 'n' });
    expect(newRecipient(topup, undefined, 'Ada')).toEqual(ada);
  });

  it('has the address of a gift, or the account of a bank gift', () => {
    expect(newRecipient(gift, undefined, 'Ada')).toEqual({ kind: 'gift', name: 'Ada', email: 'a@b.c' });
    expect(newRecipient(bank, undefined, 'Bob')).toEqual({ kind: 'bank', name: 'Bob', bankId: 'b', account: '0123' });
  });

  it('is undefined if the bank of the account is unknown', () => {
    const { product: _, ...unknown } = bank;
    expect(newRecipient(unknown, undefined, 'Bob')).toBeUndefined();
  });
});

it.each([
  [topup, [], false],
  [{ ...topup, recipient: { ...topup.recipient, name: 'Ada' } }, [], true],
  [gift, [], false],
  [gift, [{ id: '1', kind: 'gift', name: 'Ada', email: 'A@b.c' }], true],
  [gift, [{ id: '1', kind: 'gift', name: 'Ada', email: 'b@b.c' }], false],
  [bank, [{ id: '1', kind: 'bank', name: 'Bob', bankId: 'b', account: '0123' }], true],
  [bank, [{ id: '1', kind: 'bank', name: 'Bob', bankId: 'other', account: '0123' }], false],
] as const)('whether %j is saved in %j: %s', (item, saved, expected) => expect(isSaved(item, saved)).toBe(expected));
