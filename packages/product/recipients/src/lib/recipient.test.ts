import { describe, expect, it } from 'vitest';
import { contactOf } from '@kado/product-ui';
import { changeOf, fieldsOf, matches, newRecipient, restored, sendAddress } from './recipient.ts';
import { recipientSchema } from './schemas.ts';

const ada = { id: '1', kind: 'topup', name: 'Ada Obi', phone: '+2348035550142', networkId: 'n' } as const;
const mum = { id: '2', kind: 'gift', name: 'Mum', email: 'mum@kado.test' } as const;
const lena = { id: '4', kind: 'bank', name: 'Lena', bankId: 'b', account: 'DE89370400440532013000' } as const;
const bob = { id: '3', kind: 'bank', name: 'Bob', bankId: 'b', account: '0123' } as const;

describe('a recipient', () => {
  it.each([
    [ada, '+2348035550142'],
    [mum, 'mum@kado.test'],
    [bob, '0123'],
  ])('the contact of %j is %s', (recipient, contact) => expect(contactOf(recipient)).toBe(contact));

  it('is created from the form of its kind', () => {
    expect(newRecipient('topup', { name: 'A', contact: '+1', bankId: '' })).toEqual({ kind: 'topup', name: 'A', phone: '+1' });
    expect(newRecipient('gift', { name: 'A', contact: 'a@b.c', bankId: '' })).toEqual({
      kind: 'gift',
      name: 'A',
      email: 'a@b.c',
    });
    const account = { name: 'A', contact: '1', bankId: 'b' };
    expect(newRecipient('bank', account)).toEqual({ kind: 'bank', name: 'A', bankId: 'b', account: '1' });
    expect(changeOf('bank', account)).toEqual({ name: 'A', account: '1', bankId: 'b' });
    expect(changeOf('gift', { name: 'A', contact: 'a@b.c', bankId: '' })).toEqual({ name: 'A', email: 'a@b.c' });
  });

  it('is restored with all its data', () => {
    for (const recipient of [ada, mum, bob]) {
      const { id: _id, ...rest } = recipient;
      expect(restored({ ...recipient, lastUsedAt: '2026-11-20T10:00:00.000Z' })).toEqual(rest);
    }
    expect(restored({ id: '4', kind: 'bank', name: 'Bob' })).toBeUndefined();
  });

  it('has a link to the prefilled send form', () => {
    expect(sendAddress(ada)).toBe('/send/top-up?phone=%2B2348035550142&networkId=n');
    expect(sendAddress(bob)).toBe('/send/bank?bankId=b&account=0123&holder=Bob');
    expect(sendAddress(mum)).toBe('/send/gift-card?name=Mum&email=mum%40kado.test');
  });

  it.each([
    ['obi', true],
    [' ADA ', true],
    ['803 555', true],
    ['+234 803', true],
    ['804', false],
    ['eve', false],
  ])('matches the search %j: %s', (typed, found) => expect(matches(ada, typed)).toBe(found));

  it.each([
    [ada, '٨٠٣ ٥٥٥', true],
    [ada, '(803) 555-01', true],
    [lena, 'DE89 3704', true],
    [lena, 'de89 3704 0044 05', true],
    [lena, 'DE88 3704', false],
    [mum, 'mum@', true],
    [{ ...mum, email: 'my-mum@kado.test' }, 'my-mum', true],
  ])('whether the contact of %j matches the search %j: %s', (person, typed, found) => expect(matches(person, typed)).toBe(found));

  it('shows a refusal of the number at the contact field', () => {
    expect(fieldsOf({ phone: 'No.', name: 'Nor that.' })).toEqual({ contact: 'No.', name: 'Nor that.' });
    expect(fieldsOf({ other: 'x' })).toEqual({ other: 'x' });
  });

  it.each([
    ['topup', '+234 803 555 0142', '+2348035550142'],
    ['topup', '0803', undefined],
    ['gift', 'mum@kado.test', 'mum@kado.test'],
    ['gift', 'mum', undefined],
    ['bank', '', undefined],
    ['bank', '1', '1'],
    ['bank', '2', undefined],
  ] as const)('of kind %s takes %j as %j', (kind, contact, taken) =>
    expect(
      recipientSchema(kind, (_, account) => account === '1').safeParse({ name: 'A', contact, country: '', bankId: 'b' }).data
        ?.contact,
    ).toBe(taken),
  );

  it('requires a bank for an account', () => {
    const form = recipientSchema('bank', () => true);
    const wrong = form.safeParse({ name: 'A', contact: '1', country: 'DE', bankId: '' }).error?.issues.map(({ path }) => path[0]);
    expect(wrong).toEqual(['bankId']);
  });
});
