import { expect, it } from 'vitest';
import { isExpiryValid, parseCardNumber, formatExpiry } from './card-number.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

it.each([
  ['4242 4242 4242 4242', { brand: 'visa', last4: '4242' }],
  ['5555-5555-5555-4444', { brand: 'mastercard', last4: '4444' }],
  ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', { brand: 'visa', last4: '4242' }],
  ['378282246310005', { brand: 'amex', last4: '0005' }],
  ['4242 4242 4242 4241', undefined],
  ['4242 4242', undefined],
  ['6011111111111117', undefined],
  ['', undefined],
])('reads the card number %j', (text, read) => expect(parseCardNumber(text)).toEqual(read));

it.each([
  ['11/26', true],
  ['10/26', false],
  ['01/27', true],
  ['13/27', false],
  ['1/27', false],
])('accepts the expiry date %s: %s', (expires, good) => expect(isExpiryValid(expires, NOW)).toBe(good));

it.each([
  ['0', '', '0'],
  ['09', '0', '09/'],
  ['092', '09', '09/2'],
  ['09', '09/', '09'],
  ['09/2x9', '09/2', '09/29'],
  ['09/٢٩', '09/2', '09/29'],
])('formats the typed %s after %s as %s', (typed, before, written) => expect(formatExpiry(typed, before)).toBe(written));
