import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server.stop());

const open = (identifier = 'maya@kado.test') =>
  openFeature(feature, '/recipients', { url: server.url, signIn: { identifier, pin: '274913' } });
const names = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent);
const DEMO = ['Ada Obi', 'Achieng Otieno', 'Sami Hassan'];

it('shows whom somebody saved, with a link to the filled form and when something was last sent', async () => {
  await open();
  await waitFor(() => expect(names()).toEqual(DEMO));
  const [ada] = screen.getAllByRole('listitem');
  expect(await within(ada!).findByText(/^Sunbird, \+234/)).toBeVisible();
  expect(within(ada!).getByText(/^Last sent/)).toBeVisible();
  expect(within(ada!).getByRole('link', { name: 'Ada Obi' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/send\/top-up\?phone=%2B2348035550142&networkId=/),
  );
});

it('adds a person by hand, and names what is wrong', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }));
  const dialog = await screen.findByRole('dialog', { name: 'New recipient' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Gift card' }));
  await user.type(within(dialog).getByLabelText('Name'), 'Rosa');
  await user.type(within(dialog).getByLabelText('E-mail'), 'rosa@kado.test');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('rosa@kado.test', { exact: false })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('edits a person, and shows the server’s text at the field', async () => {
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

it('deletes a person at once, and restores them by undo', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Obi' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Ada Obi' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const restored = await screen.findByRole('button', { name: 'Delete Ada Obi' });
  expect(within(restored.closest('li')!).getByText(/^Last sent/)).toBeVisible();
});

it('tells a person without recipients how to begin', async () => {
  await open('ops@kado.test');
  expect(await screen.findByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
});
