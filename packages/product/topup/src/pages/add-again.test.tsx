import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addButton, openPage } from '../test/page.tsx';

const open = openPage();

it('adds the next item when the form is opened again before the cart has loaded', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/send/top-up?phone=%2B2348035550142');
  await user.type(await screen.findByLabelText('Arrives'), '5000');
  // Both happen before the page of the cart has loaded, so the form stays.
  addButton().click();
  addButton().click();
  await waitFor(() => expect(store.getState().app.cart).toHaveLength(1));
  await router.navigate('/send/top-up?phone=%2B2348035550142');
  await user.clear(screen.getByLabelText('Arrives'));
  await user.type(screen.getByLabelText('Arrives'), '2000');
  await user.click(addButton());
  await waitFor(() => expect(store.getState().app.cart).toHaveLength(2));
});
