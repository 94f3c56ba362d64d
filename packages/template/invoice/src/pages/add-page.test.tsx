import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
beforeEach(() => sessionStorage.clear());
afterAll(() => server.close());

it('keeps the typed values of a new client in the closed drawer until the client is added', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/add');
  const drawer = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add new client' }));
    return within(screen.getByRole('dialog', { name: 'Add new client' }));
  };
  const name = (shown: Awaited<ReturnType<typeof drawer>>) => shown.getByRole('textbox', { name: 'Name' });
  let shown = await drawer();
  await user.type(name(shown), 'Ada Byron');
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  shown = await drawer();
  expect(name(shown)).toHaveValue('Ada Byron');
  await user.type(shown.getByRole('textbox', { name: 'E-mail' }), 'ada@engine.example');
  await user.click(shown.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name(await drawer())).toHaveValue('');
});
