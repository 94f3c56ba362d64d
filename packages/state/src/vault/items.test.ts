import { expect, it } from 'vitest';

import { item } from '../test/fixtures.ts';
import { salvageItems } from './items.ts';

it.each([
  ['nothing', undefined, []],
  ['a text', 'cart', []],
  ['an object', { 0: item('a') }, []],
  ['valid items', [item('a'), item('b')], [item('a'), item('b')]],
  ['damaged ones among them', [null, item('a'), { ...item('b'), amount: 'x' }, 1], [item('a')]],
  ['an id twice', [item('a'), { ...item('a'), phone: '+2348035550143' }, item('b')], [item('a'), item('b')]],
])('of a stored cart with %s only the valid items are kept', (_, value, kept) => expect(salvageItems(value)).toEqual(kept));
