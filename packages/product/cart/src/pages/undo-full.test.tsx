import { cartItemRemoved, cartReplaced } from '@kado/state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { line } from '../test/items.ts';
import { openPage } from '../test/page.tsx';

const open = openPage();
const undo = () => screen.findByRole('button', { name: 'Undo' });

it('does not restore a removed item while the cart is full, shows an error, and restores it once there is space', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/cart', line('a'));
  const ids = () => store.getState().app.cart.map(({ id }) => id);
  const others = Array.from({ length: 50 }, (_, at) => `i${at}`);
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await act(() => router.navigate('/orders/1'));
  act(() => void store.dispatch(cartReplaced(others.map((id) => line(id)))));
  await user.click(await undo());
  expect(ids()).toEqual(others);
  const [says] = await screen.findAllByText(/can’t be put back: your cart already holds 50 items. Remove another one, then undo/);
  expect(says).toBeInTheDocument();
  act(() => void store.dispatch(cartItemRemoved('i49')));
  await user.click(await undo());
  expect(ids()).toEqual(['a', ...others.slice(0, -1)]);
});
