import { expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

it.each([
  ['12-34 56', 6, '123456'],
  ['code: ٤٠٧١٢٢!', 6, '407122'],
  ['1234567', 6, '123456'],
  ['abc', 6, ''],
])('keeps the digits of %s, at most %i', (typed, max, digits) => expect(digitsOf(typed, max)).toBe(digits));
