import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMockServer } from '@kado/mock-data/node';
import { open } from '../test/open-shell.tsx';

/** What the next calls wait for; calls after those are answered immediately. */
const waits: Promise<void>[] = [];
const server = createMockServer({ wait: () => waits.shift() ?? Promise.resolve() });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

type Calls = { template: { cart: { all: () => Promise<unknown>; setQty: (id: number, qty: number) => Promise<unknown> } } };

async function openCart() {
  const user = userEvent.setup();
  const { store } = await open('/apps/email');
  await user.click(await screen.findByRole('button', { name: /^Cart, 5 items/ }));
  const panel = await screen.findByRole('dialog', { name: /^Cart/ });
  return { user, panel, cart: within(panel), calls: (store.api as unknown as Calls).template.cart };
}

it('stores the last of several quick changes of a quantity, however slow the first one is', async () => {
  const { user, cart } = await openCart();
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  const more = async (shown: string) => {
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(lamp.getByRole('status')).toHaveTextContent(shown));
  };
  await server.control.conditions.set({ shop: { latency: [1, 1], failureRate: 0 } });
  server.control.log.clear();
  const first = Promise.withResolvers<void>();
  waits.push(first.promise);
  await more('2');
  await more('3');
  first.resolve();
  await waitFor(() =>
    expect(server.control.log.get().requests.filter(({ method, status }) => method === 'PATCH' && status === 200)).toHaveLength(
      2,
    ),
  );
  const stored = (await (await fetch('/apps/ecommerce/cart')).json()) as { products: { id: number; qty: number }[] };
  expect(stored.products.find(({ id }) => id === 1)?.qty).toBe(3);
});

it('shows the stored quantity of a product if the cart is loaded again during the change', async () => {
  const { user, cart, calls } = await openCart();
  const lamp = within(await cart.findByRole('group', { name: 'Quantity of Walnut Desk Lamp' }));
  const { all, setQty } = calls;
  const late = Promise.withResolvers<void>();
  const read = vi.spyOn(calls, 'all').mockImplementationOnce(async (...args) => {
    const old = await all(...args);
    await late.promise;
    return old;
  });
  const stored = vi.fn();
  vi.spyOn(calls, 'setQty').mockImplementation(async (...args) => stored(await setQty(...args)));
  await user.click(cart.getByRole('button', { name: 'Remove Rift Tea Chest' }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await user.click(lamp.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(lamp.getByRole('status')).toHaveTextContent('2'));
  late.resolve();
  await waitFor(() => expect(cart.queryByRole('button', { name: 'Remove Rift Tea Chest' })).toBeNull());
  await waitFor(() => expect(stored).toHaveBeenCalled());
  await waitFor(() => expect(lamp.getByRole('status')).toHaveTextContent('2'));
});

it('keeps the focus in the cart when products are removed', async () => {
  const { user, panel, cart } = await openCart();
  const button = (name: string) => cart.findByRole('button', { name: `Remove ${name}` });
  (await button('Rift Tea Chest')).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await button('Field Notebook Six')).toHaveFocus());
  for (const name of ['Walnut Desk Lamp', 'Studio Headphones', 'Clay Dinner Service', 'Field Notebook Six']) {
    (await button(name)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cart.queryByRole('button', { name: `Remove ${name}` })).toBeNull());
  }
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
