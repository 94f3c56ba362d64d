import type { Item } from '@kado/contracts';
import { expect, it } from 'vitest';

import { fakeBrowser, rest } from '../test/browser.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { saveCartItem } from './save-item.ts';

const item = (id: string, amountMinor = 5000): Item => ({
  id,
  kind: 'bank',
  bankId: 'b',
  account: { number: '1', holder: 'Kwame' },
  amount: { amountMinor, currency: 'USD' },
});

it('adds an item or replaces the edited one, and undoes either', () => {
  const { store } = openTab();
  const amounts = () => store.getState().app.cart.map(({ amount }) => amount.amountMinor);
  saveCartItem(store, item('other', 100));
  const undoAdd = saveCartItem(store, item('a'));
  const undoEdit = saveCartItem(store, item('a', 7000), item('a'));
  expect(amounts()).toEqual([100, 7000]);
  undoEdit?.();
  expect(amounts()).toEqual([100, 5000]);
  undoAdd?.();
  expect(amounts()).toEqual([100]);
});

it('adds nothing to a full cart', () => {
  const { store } = openTab();
  for (let at = 0; at < 50; at += 1) saveCartItem(store, item(`i${at}`));
  expect(saveCartItem(store, item('more'))).toBeUndefined();
  expect(store.getState().app.cart).toHaveLength(50);
});

it('C6 editing an item, and undoing that, keeps an item that another tab has just added', async () => {
  const browser = fakeBrowser();
  const { store } = await signedIn({ browser });
  const two = openTab({ browser });
  await two.store.boot();
  saveCartItem(store, item('a'));
  await rest();
  const ids = () => (JSON.parse(browser.values.get('cart') ?? '[]') as Item[]).map(({ id, amount }) => [id, amount.amountMinor]);
  saveCartItem(two.store, item('b'));
  const undo = saveCartItem(store, item('a', 7000), item('a'));
  expect(ids()).toEqual([
    ['a', 7000],
    ['b', 5000],
  ]);
  saveCartItem(two.store, item('c'));
  undo?.();
  expect(ids().map(([id]) => id)).toEqual(['a', 'b', 'c']);
});
