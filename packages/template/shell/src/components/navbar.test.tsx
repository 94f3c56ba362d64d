import { LANGUAGES } from '@kado/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { open, testServer } from '../test/open-shell.tsx';

const server = testServer();

const panel = async (name: RegExp) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return { user, panel: within(await screen.findByRole('dialog', { name })) };
};

it('shows registered bookmarks, and adds one by search', async () => {
  await open('/apps/email');
  expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute('href', '/apps/email');
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull();
  const { user, panel: marks } = await panel(/^Bookmarks/);
  await waitFor(() => expect(marks.getByRole('searchbox')).toHaveFocus());
  await user.type(marks.getByRole('searchbox'), 'shop');
  await user.click(await marks.findByRole('button', { name: 'Bookmark Shop', pressed: false }));
  expect(await marks.findByRole('button', { name: 'Remove bookmark Shop', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Shop' }).length).toBeGreaterThan(1));
  await user.clear(marks.getByRole('searchbox'));
  await user.type(marks.getByRole('searchbox'), 'zzz');
  expect(marks.getByText(/^No results for/)).toBeInTheDocument();
});

it('names bookmarks and results of another language as the menu does, and also finds them by their English title', async () => {
  const user = userEvent.setup();
  await open('/apps/email', { lng: 'ar' });
  // The link in the menu and the bookmark.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'البريد الوارد' })).toHaveLength(2));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'Email');
  expect(await screen.findByRole('option', { name: /^البريد الوارد/ })).toBeInTheDocument();
});

it('requests the account’s picture once the mock backend can send it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof server.control>();
  await open('/apps/email', { backend: promise, signIn: { email: 'admin@demo.test', password: 'admin' } });
  const account = within(await screen.findByRole('button', { name: /Account menu/ }));
  expect(account.getByText('AO')).toBeInTheDocument();
  await act(async () => resolve(server.control));
  await waitFor(() => expect(account.getByRole('presentation')).toHaveAttribute('src', '/mock/faces/15'));
  expect(account.queryByText('AO')).toBeNull();
});

it('changes a quantity, removes a product and restores it', async () => {
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart, 5 items/);
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  await user.click(lamp.getByRole('button', { name: 'One more' }));
  expect(await cart.findByText('$179.00')).toBeInTheDocument();
  await user.click(cart.getByRole('button', { name: 'Remove Walnut Desk Lamp' }));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await waitFor(() => expect(screen.getByRole('button', { name: /^Cart, 4 items/ })).toBeInTheDocument());
  // The checkout page is not registered here, so the cart links to the shop instead.
  expect(cart.queryByRole('link', { name: 'Check out' })).toBeNull();
  expect(cart.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
  await user.click(undo);
  const again = await panel(/^Cart, 5 items/);
  expect(await again.panel.findByText('$179.00')).toBeInTheDocument();
});

it('restores the stored quantity when a change fails', async () => {
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart, 5 items/);
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  server.fail('/apps/ecommerce/cart/1', 500, 'The shop is down');
  await user.click(lamp.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('The shop is down', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(lamp.getByRole('status')).toHaveTextContent('1'));
});

it('links an empty cart to the shop', async () => {
  for (const id of [1, 8, 15, 9, 23]) await fetch(`/apps/ecommerce/cart/${id}`, { method: 'DELETE' });
  await open('/apps/email');
  const { panel: cart } = await panel(/^Cart, 0 items/);
  expect(await cart.findByText('Your cart is empty')).toBeInTheDocument();
  expect(cart.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/apps/ecommerce/shop');
});

it('filters, opens and reads notifications', async () => {
  const { router } = await open('/apps/email');
  const { user, panel: bell } = await panel(/^Notifications, 6 new/);
  await user.click(await bell.findByRole('switch', { name: 'System notifications' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications, 3 new/ })).toBeInTheDocument());
  await user.click(bell.getByRole('button', { name: /Kofi Mensah/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/chat'));
  // Waits for the focus on the page's heading, where a navigation ends: a panel that was opened before that would close.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The chat' })).toHaveFocus());
  const again = await panel(/^Notifications, 2 new/);
  const readAll = again.panel.getByRole('button', { name: 'Mark all as read' });
  await user.click(readAll);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications, 0 new/ })).toBeInTheDocument());
  expect(readAll).toHaveAttribute('aria-disabled', 'true');
  await user.click(await again.panel.findByRole('switch', { name: 'System notifications' }));
  expect(await screen.findByRole('button', { name: /^Notifications, 3 new/ })).toBeInTheDocument();
});

it('shows that the cart did not load, and retries', async () => {
  server.fail('/apps/ecommerce/cart', 503, 'The shop is closed');
  server.fail('/api/notifications/data', 503, 'No news');
  await open('/apps/email');
  const { user, panel: cart } = await panel(/^Cart$/);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  expect(await cart.findByText('The shop is closed')).toBeInTheDocument();
  await server.reset();
  await user.click(cart.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Walnut Desk Lamp')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Cart, 5 items/ })).toBeInTheDocument();
});

it('sets the direction with the language', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
});

const languageMenu = async () => {
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Language' }));
  await screen.findByRole('menu', { name: 'Language' });
  return () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
};
const ALL = LANGUAGES.map(({ nativeName }) => nativeName);

it('offers the languages of the backend in its order, fetched when the menu opens', async () => {
  const offered = [
    { code: 'ar', name: 'Arabic', nativeName: 'العربية', rtl: true },
    { code: 'en', name: 'English', nativeName: 'English', rtl: false },
  ];
  const { store } = await open('/apps/email', {
    prepare: (opened) => vi.spyOn(opened.api.languages, 'list').mockResolvedValue({ data: offered }),
  });
  expect(store.getState().app.languages).toEqual({ data: null, loading: false, error: null });
  const choices = await languageMenu();
  await waitFor(() => expect(choices()).toEqual(['العربية', 'English']));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
});

it('offers all languages while they are fetched', async () => {
  await open('/apps/email', {
    prepare: (opened) => vi.spyOn(opened.api.languages, 'list').mockReturnValue(new Promise(() => undefined)),
  });
  const choices = await languageMenu();
  expect(choices()).toEqual(ALL);
});

it('offers all languages when they cannot be fetched', async () => {
  const { store } = await open('/apps/email');
  server.fail('/api/languages/data', 500, 'The languages are away');
  const choices = await languageMenu();
  await waitFor(() => expect(store.getState().app.languages.error).toBe('The languages are away'));
  expect(choices()).toEqual(ALL);
});
