import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('leaves another question of the list open when a cancelled one succeeds', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/list');
  const ask = async (id: number) => {
    await user.click(await screen.findByRole('button', { name: `More actions for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('alertdialog');
  };
  const first = within(await ask(5033));
  const release = server.hold('/apps/invoice/*');
  await user.click(first.getByRole('button', { name: /^Delete/ }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const second = await ask(5034);
  release();
  expect(await screen.findByText('1 invoice deleted', { selector: 'output' })).toBeInTheDocument();
  expect(second).toBeVisible();
});

it('leaves the payment open when what was sent before succeeds', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/preview/5033');
  await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
  const drawer = within(screen.getByRole('dialog'));
  const release = server.hold('/apps/invoice/*');
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  release();
  expect(await screen.findByText('1 invoice sent', { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Add payment' })).toBeVisible();
});
