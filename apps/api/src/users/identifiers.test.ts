import { expect, it } from 'vitest';

import { addressKey, limitKey, mask, readIdentifier } from './identifiers.ts';

it.each([
  ['maya@kado.test', 'maya@kado.test', 'm•••@k•••.test'],
  [' MAYA@Kado.test ', 'maya@kado.test', 'm•••@k•••.test'],
  ['+961 70 123 456', '+96170123456', '+961 •••• 56'],
  ['00961-70-123456', '+96170123456', '+961 •••• 56'],
  ['maya', 'maya', 'm•••@•••'],
])('reads %j as %s, masked as %s', (typed, key, masked) => {
  const identifier = readIdentifier(typed);
  expect([addressKey(identifier), mask(identifier)]).toEqual([key, masked]);
});

it('counts each text that is neither an address nor a number separately', () => {
  const keys = ['maya', 'noor', 'noo', '+++'].map((typed) => limitKey(readIdentifier(typed)));
  expect(new Set(keys).size).toBe(4);
});
