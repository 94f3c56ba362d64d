import { expect, it } from 'vitest';

import { lookAlikes } from './look-alikes.ts';

it.each([
  ['+2348035550143', true],
  ['+2348035550124', true],
  ['+234803555014', true],
  ['+23480355501420', true],
  ['+2348035550142', false],
  ['+2348035550153', false],
  ['+2348035505142', true],
  ['+2348035551042', true],
  ['+2348055530142', false],
  ['+3248035550142', true],
  ['+238035550142', true],
])('%s looks like +2348035550142: %s', (other, alike) => expect(lookAlikes('+2348035550142').includes(other)).toBe(alike));

it('there are a few hundred look-alikes', () => expect(lookAlikes('+234803555014267').length).toBeLessThan(350));

it('a look-alike has at most one digit more or less', () => {
  const lengths = new Set(lookAlikes('+2348035550142').map((each) => each.length));
  expect([...lengths].toSorted((a, b) => a - b)).toEqual([13, 14, 15]);
});
