import type { Item } from '@kado/contracts';
import { expect, it } from 'vitest';

import { item } from '../test/fixtures.ts';
import { salvageItems } from './items.ts';

const gift = (timeZone?: string): Item => ({
  id: `gift of ${timeZone ?? 'today'}`,
  kind: 'gift',
  giftProductId: 'card',
  amount: { amountMinor: 500, currency: 'USD' },
  recipient: { name: 'Ada', email: 'ada@kado.test' },
  ...(timeZone === undefined ? {} : { deliverOn: { date: '2026-12-24', timeZone } }),
});

it.each([
  ['nothing', undefined, []],
  ['a text', 'cart', []],
  ['an object', { 0: item('a') }, []],
  ['valid items', [item('a'), item('b')], [item('a'), item('b')]],
  ['damaged ones among them', [null, item('a'), { ...item('b'), amount: 'x' }, 1], [item('a')]],
  ['a gift for a day in a time zone that does not exist', [gift('Africa/Lagos'), gift('Mars/Olympus')], [gift('Africa/Lagos')]],
  ['a gift for today', [gift()], [gift()]],
  ['an id twice', [item('a'), { ...item('a'), phone: '+2348035550143' }, item('b')], [item('a'), item('b')]],
])('of a stored cart with %s only the valid items are kept', (_, value, kept) => expect(salvageItems(value)).toEqual(kept));
