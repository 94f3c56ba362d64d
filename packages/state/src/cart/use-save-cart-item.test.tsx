// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';

import { item } from '../test/fixtures.ts';
import { openTab } from '../test/tab.ts';
import { useSaveCartItem } from './use-save-cart-item.ts';

it('saves an item to the store’s cart, and replaces the edited item', () => {
  const { store } = openTab();
  const { result, rerender } = renderHook(({ edited }: { edited?: ReturnType<typeof item> }) => useSaveCartItem(edited), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    initialProps: {},
  });
  result.current(item('a'));
  rerender({ edited: item('a') });
  const undo = result.current(item('a', 700));
  expect(store.getState().app.cart).toEqual([item('a', 700)]);
  undo?.();
  expect(store.getState().app.cart).toEqual([item('a')]);
});
