import { expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

it.each([
  ['$5,612', '5612'],
  ['5,612', '5612'],
  [' 5\u202F612 $US ', '5612'],
  ['5.612,50 $', '5612.50'],
  ['US$ 1.005.612', '1005612'],
  ['−$125', '-$125'],
  ['-125', '-$125'],
  ['−125 US$', '-$125'],
  ['$99.50', '99.50'],
  ['$1,940.00', '1940'],
  ['5036', '5036'],
  ['12 Oct 2026', '12 Oct 2026'],
  ['Smith, 1,200', 'Smith, 1,200'],
  ['paid', 'paid'],
  ['', ''],
])('searches %j as %j', (typed, sent) => expect(toSearchText(typed)).toBe(sent));
