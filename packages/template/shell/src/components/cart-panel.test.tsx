import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMockServer } from '@kado/mock-data/node';
import { open } from '../test/open-shell.tsx';

/** What the next calls wait for; those after them are answered at once. */
const waits: Promise<void>[] = [];
const server = createMockServer({ wait: () => waits.shift() ?? Promise.resolve() });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

async function openCart() {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(await screen.findByRole('button', { name: /^Cart, 5 items/ }));
  const panel = await screen.findByRole('dialog', { name: /^Cart/ });
  return { user, panel, cart: within(panel) };
}

it('stores the last of several quick changes of a quantity, however slow the first is', async () => {
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
