import { expect, it } from 'vitest';

import { createEncryption } from './encryption.ts';

const [first, second] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];
const under = (codeKey: string, previousCodeKey?: string) => createEncryption({ codeKey, previousCodeKey }, 'gift');

it('A9 a text is encrypted differently each time, and can be decrypted only with its key', () => {
  const [one, other] = [under(first).encrypt('2468'), under(first).encrypt('2468')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('2468');
  for (const text of [one, other]) expect(under(first).decrypt(text)).toBe('2468');
  const long = 'a text of another length, with ä and مرحبا';
  expect(under(first).decrypt(under(first).encrypt(long))).toBe(long);
  expect(() => under(second).decrypt(one)).toThrow();
});

it('A9 a text of one record, or of one purpose, is refused for another', () => {
  const encrypted = under(first).encrypt('2468', 'card-1');
  expect(under(first).decrypt(encrypted, 'card-1')).toBe('2468');
  expect(() => under(first).decrypt(encrypted, 'card-2')).toThrow();
  const mail = createEncryption({ codeKey: first, previousCodeKey: undefined }, 'mail');
  expect(() => mail.decrypt(encrypted, 'card-1')).toThrow();
});

it('A9 a changed text is refused', () => {
  const bytes = Buffer.from(under(first).encrypt('2468'), 'base64');
  bytes[bytes.length - 1]! ^= 1;
  expect(() => under(first).decrypt(bytes.toString('base64'))).toThrow();
});

it('A9 a new key decrypts texts of the previous one, and encrypts with itself', () => {
  const old = under(first).encrypt('2468');
  const rotated = under(second, first);
  expect(rotated.decrypt(old)).toBe('2468');
  expect(under(second).decrypt(rotated.encrypt('1357'))).toBe('1357');
  expect(() => under(second, 'c'.repeat(32)).decrypt(old)).toThrow();
});

it('A9 a text under the previous key is encrypted once again with the new one, for the same record', () => {
  const rotated = under(second, first);
  const renewed = rotated.renew(under(first).encrypt('2468', 'card-1'), 'card-1');
  expect(under(second).decrypt(renewed!, 'card-1')).toBe('2468');
  expect(rotated.renew(renewed!, 'card-1')).toBeUndefined();
  expect(() => rotated.renew(under(first).encrypt('2468', 'card-1'), 'card-2')).toThrow();
  expect(under(second).decrypt(rotated.renew(under(first).encrypt('2468'))!)).toBe('2468');
  expect(() => under(second).renew(under(first).encrypt('2468'))).toThrow();
});

it('A9 texts of an earlier version can still be decrypted', () =>
  expect(under(first).decrypt('nmaKrKeqL1TeJaW12ZJi2PUzfzsYDo3OSqQg4L7XYrY=', 'card-1')).toBe('2468'));
