import { expect, it } from 'vitest';
import { newRecipient } from './new-recipient.ts';

const topup = { kind: 'topup', recipient: { phone: '+2348035550142' } } as const;

it('is the number with the network that it was sent on', () => {
  expect(newRecipient(topup, { id: 'n' }, 'Ada')).toEqual({
    kind: 'topup',
    name: 'Ada',
    phone: '+2348035550142',
    networkId: 'n',
  });
  expect(newRecipient(topup, undefined, 'Ada')).toEqual({ kind: 'topup', name: 'Ada', phone: '+2348035550142' });
});

it('is the address of a gift', () =>
  expect(newRecipient({ kind: 'gift', recipient: { email: 'a@b.c' } }, undefined, 'Ada')).toEqual({
    kind: 'gift',
    name: 'Ada',
    email: 'a@b.c',
  }));

it('is nobody who is saved already, and no account', () => {
  expect(newRecipient({ ...topup, recipient: { ...topup.recipient, name: 'Ada' } }, undefined, 'Ada')).toBeUndefined();
  expect(newRecipient({ kind: 'bank', recipient: { account: '1' } }, undefined, 'Ada')).toBeUndefined();
});
