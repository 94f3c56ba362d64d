import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { hueOf } from '@kado/ui';
import * as state from '@kado/state';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (identifier = 'maya@kado.test') =>
  openFeature(feature, '/recipients', { url: server.url, signIn: { identifier, pin: '274913' } });
const names = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);
const DEMO = ['Ada Obi', 'Achieng Otieno', 'Sami Hassan'];

it('lists saved recipients, with a link to the prefilled form and the time of the last order', async () => {
  await open();
  await waitFor(() => expect(names()).toEqual(DEMO));
  const [ada] = screen.getAllByRole('listitem');
  // In parentheses beside the number, because a comma could end the line on a phone.
  await waitFor(() => expect(ada).toHaveTextContent('+234 803 555 0142 (Sunbird)'));
  expect(within(ada!).getByText(/^Last order/)).toBeVisible();
  expect(within(ada!).getByRole('link', { name: 'Ada Obi' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/send\/top-up\?phone=%2B2348035550142&networkId=/),
  );
});

it('shows a recipient in the same colour as the home page and the orders', async () => {
  await open();
  await waitFor(() => expect(names()).toEqual(DEMO));
  const avatar = within(screen.getAllByRole('listitem')[0]!).getByText('AO');
  expect(avatar.getAttribute('style')).toContain(`var(--person-${hueOf('+2348035550142', 6)})`);
});

it('adds a recipient, and shows invalid values', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }));
  const dialog = await screen.findByRole('dialog', { name: 'New recipient' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name'), 'Rosa');
  await user.click(within(dialog).getByRole('button', { name: 'Gift card' }));
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Rosa');
  await user.type(within(dialog).getByLabelText('E-mail'), 'rosa@kado.test');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('rosa@kado.test', { exact: false })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves a recipient once, even on several clicks', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  const save = vi.spyOn(store.api.recipients, 'create').mockReturnValue(new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }));
  const inside = within(await screen.findByRole('dialog', { name: 'New recipient' }));
  await user.type(inside.getByLabelText('Name'), 'Ngozi');
  await user.type(inside.getByLabelText('Mobile number'), '+2348061234500');
  const button = inside.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(save).toHaveBeenCalledOnce();
});

it('adds an account, validates it by the rule of its bank, and links to the form that sends to it', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }));
  const dialog = await screen.findByRole('dialog', { name: 'New recipient' });
  const inside = within(dialog);
  await user.click(inside.getByRole('button', { name: 'Bank gift' }));
  await user.type(inside.getByLabelText('Name'), 'Kwame Mensah');
  await user.click(inside.getByRole('button', { name: 'Save' }));
  expect(await inside.findByText('Choose the country.')).toBeVisible();
  await waitFor(() => expect(inside.getByRole('combobox', { name: 'Country' })).toHaveFocus());
  await user.type(await inside.findByRole('combobox', { name: 'Country' }), 'Ghan');
  await user.click(await screen.findByRole('option', { name: /Ghana/ }));
  expect(await inside.findByText('Choose the bank.')).toBeVisible();
  await user.type(await inside.findByRole('combobox', { name: 'Bank' }), 'Cocoa');
  await user.click(await screen.findByRole('option', { name: /Cocoa Coast/ }));
  const account = await inside.findByLabelText('Account number');
  await user.type(account, '20410077315');
  await user.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(account).toBeInvalid());
  await user.type(account, '04');
  await user.click(inside.getByRole('button', { name: 'Save' }));
  const saved = await screen.findByRole('link', { name: 'Kwame Mensah' });
  const { data } = await store.api.recipients.list({ kind: 'bank' });
  expect(data).toMatchObject([{ kind: 'bank', name: 'Kwame Mensah', account: '2041007731504' }]);
  await waitFor(() => expect(saved.closest('li')).toHaveTextContent(/2041 0077 3150 4 \(Cocoa Coast.*\)/));
  const query = new URLSearchParams({ bankId: data[0]!.bankId!, account: '2041007731504', holder: 'Kwame Mensah' });
  expect(saved).toHaveAttribute('href', `/send/bank?${query}`);
  await user.click(screen.getByRole('button', { name: 'Edit Kwame Mensah' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit recipient' }));
  expect(await again.findByLabelText('Account number')).toHaveValue('2041 0077 3150 4');
  await store.api.recipients.remove(data[0]!.id);
});

it('edits a recipient, and shows the server’s error text at the field', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Sami Hassan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit recipient' });
  const number = within(dialog).getByLabelText('Mobile number');
  await user.clear(number);
  await user.type(number, '+2348035550142');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('You have saved this already.')).toBeVisible();
  await user.clear(number);
  await user.type(number, '+201055501403');
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), 'Sami H.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Sami H.' })).toBeVisible();
});

it('deletes a recipient at once, and restores it with Undo', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Obi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Ada Obi' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const restored = await screen.findByRole('button', { name: 'Delete Ada Obi' });
  expect(within(restored.closest('li')!).getByText(/^Last order/)).toBeVisible();
});

it('shows a failed deletion, and keeps Undo of the earlier deletion for later', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Obi' }));
  await screen.findByRole('button', { name: 'Undo' });
  vi.spyOn(store.api.recipients, 'remove').mockRejectedValueOnce(new Error('Not now.'));
  await user.click(screen.getByRole('button', { name: 'Delete Sami H.' }));
  expect(await screen.findByText('Sami H. could not be deleted. Not now.', { selector: 'output' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Delete Ada Obi' })).toBeVisible();
});

it('deletes a recipient once, even on several clicks', async () => {
  const { store } = await open();
  const remove = vi.spyOn(store.api.recipients, 'remove');
  const button = await screen.findByRole('button', { name: 'Delete Ada Obi' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(remove).toHaveBeenCalledOnce();
});

it('explains to a user without recipients how to begin', async () => {
  await open('ops@kado.test');
  expect(await screen.findByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
});

it('shows the time of the last order by the server’s clock', async () => {
  const now = Date.now() + 400 * 86_400_000;
  vi.spyOn(state, 'serverNow').mockReturnValue(now);
  await open();
  expect((await screen.findAllByText(/^Last order 4\d\d days ago$/)).length).toBeGreaterThan(0);
});

it('shows why a recipient could not be restored', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  const { create } = store.api.recipients;
  vi.spyOn(store.api.recipients, 'create').mockImplementation((body, signal) => create({ ...body, name: '' }, signal));
  await user.click(await screen.findByRole('button', { name: 'Delete Achieng Otieno' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const text = 'Achieng Otieno could not be restored. Please check the marked fields.';
  expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
});
