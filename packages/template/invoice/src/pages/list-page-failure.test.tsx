import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import fr from '@kado/i18n/locales/fr.json' with { type: 'json' };
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (search = '') => openFeature(feature, `/apps/invoice/list${search}`);
const shows = async (number: string) =>
  expect(await screen.findByRole('checkbox', { name: `Select invoice ${number}` })).toBeInTheDocument();

it('shows a failure and retries', async () => {
  const user = userEvent.setup();
  server.fail('/apps/invoice/invoices', 503, 'The invoices are asleep');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoices are asleep');
  await server.reset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows('5036');
});

it('shows a failure instead of the previous rows when another filter cannot be loaded', async () => {
  const user = userEvent.setup();
  await open('?page=2');
  await shows('5026');
  server.fail('/apps/invoice/invoices', 503, 'The invoices are asleep');
  await user.click(screen.getByRole('button', { name: 'Sent 6' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoices are asleep');
  expect(screen.queryByRole('table')).toBeNull();
  await server.reset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shows('5032');
});

it('keeps the page in the URL when it cannot be loaded, also if the list had fewer pages before', async () => {
  const { router } = await open('?status=Sent');
  await shows('5032');
  server.fail('/apps/invoice/invoices', 503, 'The invoices are asleep');
  await act(() => router.navigate('/apps/invoice/list?page=3'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoices are asleep');
  expect(router.state.location.search).toBe('?page=3');
});

it('shows a failure that the console’s conditions cause in the language of the page', async () => {
  await server.control.conditions.set({ invoice: { latency: [0, 0], failureRate: 1 } });
  await openFeature(feature, '/apps/invoice/list', { lng: 'fr' });
  expect(await screen.findByRole('alert')).toHaveTextContent(fr.error.text);
});

it('keeps the dialog open to try again when deleting fails', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'More actions for invoice 5036' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: 'Delete' });
  server.fail('/apps/invoice/delete', 503, 'The invoices are asleep');
  await user.click(button);
  expect(await screen.findByText('The invoices are asleep', { selector: 'output' })).toBeInTheDocument();
  expect(dialog).toBeVisible();
  await server.reset();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
