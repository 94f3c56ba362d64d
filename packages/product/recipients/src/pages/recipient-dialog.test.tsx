import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { countries } from '@kado/state';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

type Banks = Awaited<ReturnType<typeof openFeature>>['store']['api']['banks'];

async function openDialog(list?: Banks['list'], storage: Record<string, string> = {}) {
  const user = userEvent.setup();
  const { store } = await openFeature(feature, '/recipients', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    storage,
    prepare: ({ api }) => void (list && vi.spyOn(api.banks, 'list').mockImplementation(list)),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }));
  return { user, store, inside: within(await screen.findByRole('dialog', { name: 'New recipient' })) };
}

it('saves a pasted number without the national trunk zero', async () => {
  const { user, store, inside } = await openDialog();
  await user.type(inside.getByLabelText('Name'), 'Grace');
  await user.click(inside.getByLabelText('Mobile number'));
  await user.paste('+44 (0)7400 123456');
  expect(await inside.findByText('The number is complete')).toBeInTheDocument();
  // Submits as Enter does: without a blur event before.
  fireEvent.submit(inside.getByLabelText('Name').closest('form')!);
  const row = await screen.findByRole('link', { name: 'Grace' });
  expect(row).toHaveAttribute('href', expect.stringContaining('phone=%2B447400123456'));
  const { data } = await store.api.recipients.list({ kind: 'topup' });
  await store.api.recipients.remove(data.find(({ name }) => name === 'Grace')!.id);
});

it('shows that the banks failed to load, and retries', async () => {
  const { user, store, inside } = await openDialog(async () => Promise.reject(new Error('Told by 500')));
  await user.click(inside.getByRole('button', { name: 'Bank gift' }));
  expect(await inside.findByRole('alert')).toHaveTextContent('Told by 500');
  vi.mocked(store.api.banks.list).mockRestore();
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByRole('combobox', { name: 'Country' })).toBeVisible();
});

it('retries the countries that failed to load while only those of another page are loaded', async () => {
  const { user, store, inside } = await openDialog();
  await store.dispatch(countries.load({ supports: 'topup' })).unwrap();
  vi.spyOn(store.api.countries, 'list').mockRejectedValueOnce(new Error('Told by 503'));
  await user.click(inside.getByRole('button', { name: 'Bank gift' }));
  expect(await inside.findByRole('alert')).toHaveTextContent('Told by 503');
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByRole('combobox', { name: 'Country' })).toBeVisible();
});

it('cannot save an account while the banks are loading, but can be closed', async () => {
  const { user, inside } = await openDialog(async () => new Promise(() => undefined));
  const save = inside.getByRole('button', { name: 'Save' });
  expect(save).not.toHaveAttribute('aria-busy', 'true');
  await user.click(inside.getByRole('button', { name: 'Bank gift' }));
  expect(save).toHaveAttribute('aria-busy', 'true');
  await user.click(save);
  expect(inside.queryByText('Enter a name.')).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open while it saves, and shows the refusal', async () => {
  const { user, store, inside } = await openDialog();
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(store.api.recipients, 'create').mockReturnValue(promise);
  await user.type(inside.getByLabelText('Name'), 'Ngozi');
  await user.type(inside.getByLabelText('Mobile number'), '+2348061234500');
  await user.click(inside.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await user.click(inside.getByRole('button', { name: 'Close' }));
  for (const name of ['Cancel', 'Gift card']) expect(inside.getByRole('button', { name })).toBeDisabled();
  reject(new Error('Told by 500'));
  expect(await inside.findByText('Told by 500')).toBeVisible();
  await waitFor(() => expect(inside.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens with the draft that was typed before the page was closed, until it is discarded', async () => {
  const { user, inside } = await openDialog();
  await user.type(inside.getByLabelText('Name'), 'Lena');
  await user.click(inside.getByRole('button', { name: 'Bank gift' }));
  await user.click(await inside.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: /Germany/ }));
  const chosen = localStorage.getItem('prefs') ?? '';
  await user.click(await inside.findByRole('combobox', { name: 'Bank' }));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.type(await inside.findByLabelText('IBAN'), 'DE8937040044');
  const prefs = localStorage.getItem('prefs') ?? '';
  const bank = inside.getByRole('combobox', { name: 'Bank' }).getAttribute('value');
  cleanup();
  const withCountry = await openDialog(undefined, { prefs: chosen });
  expect(await withCountry.inside.findByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  cleanup();
  const again = await openDialog(undefined, { prefs });
  expect(again.inside.getByLabelText('Name')).toHaveValue('Lena');
  expect(await again.inside.findByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  expect(again.inside.getByRole('combobox', { name: 'Bank' })).toHaveValue(bank);
  expect(again.inside.getByLabelText('IBAN')).toHaveValue('DE8937040044');
  await again.user.click(again.inside.getByRole('button', { name: 'Cancel' }));
  await again.user.click(screen.getByRole('button', { name: 'Add a recipient' }));
  const empty = within(await screen.findByRole('dialog', { name: 'New recipient' }));
  expect(empty.getByLabelText('Name')).toHaveValue('');
});
