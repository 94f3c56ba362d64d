import { expect, it } from 'vitest';
import { digitsOf, toAsciiDigits } from './digits.ts';

it.each([
  ['٢٧٤٩١٣', '274913'],
  ['۲۷۴۹۱۳', '274913'],
  ['２７４９１３', '274913'],
  ['+٢٣٤ 803', '+234 803'],
  ['Ada 7', 'Ada 7'],
  ['', ''],
])('converts %s to %s', (typed, ascii) => expect(toAsciiDigits(typed)).toBe(ascii));

it.each([
  ['12-34 56', 6, '123456'],
  ['code: ٤٠٧١٢٢!', 6, '407122'],
  ['1234567', 6, '123456'],
  ['abc', 6, ''],
])('keeps the digits of %s, at most %i', (typed, most, digits) => expect(digitsOf(typed, most)).toBe(digits));
