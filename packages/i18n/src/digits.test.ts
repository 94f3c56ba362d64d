import { expect, it } from 'vitest';
import { toAsciiDigits } from './digits.ts';

it.each([
  ['٢٧٤٩١٣', '274913'],
  ['۲۷۴۹۱۳', '274913'],
  ['２７４９１３', '274913'],
  ['+٢٣٤ 803', '+234 803'],
  ['Ada 7', 'Ada 7'],
  ['', ''],
])('converts %s to %s', (typed, ascii) => expect(toAsciiDigits(typed)).toBe(ascii));
