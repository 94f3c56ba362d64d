import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, server } from '../../test/open-shell.tsx';

const panel = async (name: RegExp) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return { user, panel: within(await screen.findByRole('dialog', { name })) };
};

it('shows the bookmarked pages that are registered, and finds more', async () => {
  await open('/apps/email');
  expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute('href', '/apps/email');
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
  const { user, panel: marks } = await panel(/^Bookmarks/);
  await waitFor(() => expect(marks.getByRole('searchbox')).toHaveFocus());
  await user.type(marks.getByRole('searchbox'), 'shop');
  await user.click(await marks.findByRole('button', { name: 'Bookmark Shop', pressed: false }));
  expect(await marks.findByRole('button', { name: 'Remove the bookmark Shop', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Shop' }).length).toBeGreaterThan(1));
  await user.clear(marks.getByRole('searchbox'));
  await user.type(marks.getByRole('searchbox'), 'zzz');
  expect(marks.getByText(/^Nothing matches/)).toBeInTheDocument();
});

it('counts, changes and empties the cart, and puts back', async () => {
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart, 5 items/);
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  await user.click(lamp.getByRole('button', { name: 'One more' }));
  expect(await cart.findByText('$179.00')).toBeInTheDocument();
  await user.click(cart.getByRole('button', { name: 'Remove Walnut Desk Lamp' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Cart, 4 items/ })).toBeInTheDocument());
  expect(cart.queryByRole('link', { name: 'Check out' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = await panel(/^Cart, 5 items/);
  expect(await again.panel.findByText('$179.00')).toBeInTheDocument();
});

it('brings the stored figure back when a change is refused', async () => {
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart, 5 items/);
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  server.fail('/apps/ecommerce/cart/1', 500, 'The till is shut');
  await user.click(lamp.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('The till is shut', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(lamp.getByRole('status')).toHaveTextContent('1'));
});

it('says what an empty cart is for, and leads to the shop', async () => {
  for (const id of [1, 8, 15, 9, 23]) await fetch(`/apps/ecommerce/cart/${id}`, { method: 'DELETE' });
  await open('/apps/email');
  const { panel: cart } = await panel(/^Cart, 0 items/);
  expect(await cart.findByText('The cart is empty')).toBeInTheDocument();
  expect(cart.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
});

it('tells what happened, keeps what is read, and leads there', async () => {
  const { router } = await open('/apps/email');
  const { user, panel: bell } = await panel(/^Notifications, 6 new/);
  await user.click(await bell.findByRole('switch', { name: 'System notifications' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications, 3 new/ })).toBeInTheDocument());
  await user.click(bell.getByRole('button', { name: /Kofi Mensah/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/chat'));
  const again = await panel(/^Notifications, 2 new/);
  await user.click(again.panel.getByRole('button', { name: 'Read all' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications, 0 new/ })).toBeInTheDocument());
  await user.click(await again.panel.findByRole('switch', { name: 'System notifications' }));
  expect(await screen.findByRole('button', { name: /^Notifications, 3 new/ })).toBeInTheDocument();
});

it('tells that the cart did not load, and tries again', async () => {
  server.fail('/apps/ecommerce/cart', 503, 'The shop is shut');
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart, 0 items/);
  expect(await cart.findByText('The shop is shut')).toBeInTheDocument();
  await server.reset();
  await user.click(cart.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Walnut Desk Lamp')).toBeInTheDocument();
});

it('speaks another language, and turns the page with it', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
});
