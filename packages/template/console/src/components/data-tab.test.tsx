import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendRequest, openConsole, expectToast, testServer } from '../test/open-console.tsx';

const server = testServer();
const open = () => openConsole({ backend: server.control }, 'Data');
const invoices = async () => (await server.control.topics()).find(({ name }) => name === 'invoice')?.rows;
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const remove = (id: number) => sendRequest(`/apps/invoice/delete?id=${id}`, { method: 'DELETE' });

it('lists the topics, and resets one after a confirmation', async () => {
  await remove(5036);
  const { user } = await open();
  expect((await row(/^Invoices/)).getByText('Changed')).toBeInTheDocument();
  const inactive = (await row(/^Calendar/)).getByRole('button', { name: 'Reset Calendar' });
  expect(inactive).toHaveAttribute('aria-disabled', 'true');
  await user.click(inactive);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click((await row(/^Invoices/)).getByRole('button', { name: 'Reset Invoices' }));
  expect(await invoices()).toBe(49);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
  await expectToast('Reset: Invoices');
  expect(await invoices()).toBe(50);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await invoices()).toBe(49));
});

it('updates after writes of another page, and resets everything', async () => {
  const { user } = await open();
  expect(await screen.findByText(/ · 0 topics changed$/)).toBeInTheDocument();
  await remove(5036);
  expect(await screen.findByText(/ · 1 topic changed$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset data' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
  await expectToast('All data was reset');
  expect(await invoices()).toBe(50);
});

it('stores named snapshots, restores one, and undoes a removal', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Take snapshot' }));
  expect(await screen.findByText('Enter a name for the snapshot')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Snapshot name' }), 'All fifty{Enter}');
  await screen.findByText('All fifty');
  await remove(5036);
  await user.click(screen.getByRole('button', { name: 'Restore All fifty' }));
  await expectToast('Restored: All fifty');
  expect(await invoices()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Remove All fifty' }));
  await waitFor(() => expect(screen.queryByText('All fifty')).not.toBeInTheDocument());
});

it('restores a snapshot from a file, and rejects any other file', async () => {
  const { user } = await open();
  const file = await screen.findByLabelText('Snapshot file');
  const upload = (text: string) => user.upload(file, new File([text], 'mine.json', { type: 'application/json' }));
  const snapshot = await server.control.snapshot();
  await remove(5036);
  await upload('not json');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not a snapshot of this backend.');
  await upload(JSON.stringify({ ...snapshot, topics: {} }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It is incomplete or was edited.'));
  expect(await invoices()).toBe(49);
  await upload(JSON.stringify(snapshot));
  await expectToast('Restored: mine.json');
  expect(await invoices()).toBe(50);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('downloads the data as a file that can be restored', async () => {
  const { user } = await open();
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && 'blob:1', revokeObjectURL: () => undefined }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  await remove(5036);
  await server.control.restore(JSON.parse((await made[0]?.text()) ?? ''));
  expect(await invoices()).toBe(50);
});

it('keeps the dialog open to try again when a reset fails', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Reset data' }));
  const dialog = await screen.findByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: 'Reset' });
  const fail = vi.spyOn(server.control, 'reset').mockRejectedValueOnce(new Error('The disk is full'));
  await user.click(button);
  await expectToast('That didn’t work. The data has not changed.');
  expect(dialog).toBeVisible();
  fail.mockRestore();
  await user.click(button);
  await expectToast('All data was reset');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('keeps the name of a snapshot that could not be stored', async () => {
  const { user } = await open();
  const name = await screen.findByRole('textbox', { name: 'Snapshot name' });
  vi.spyOn(server.control.snapshots, 'save').mockRejectedValueOnce(new Error('The disk is full'));
  await user.type(name, 'All fifty{Enter}');
  await expectToast('That didn’t work. The data has not changed.');
  expect(name).toHaveValue('All fifty');
  await user.type(name, '{Enter}');
  await screen.findByText('All fifty');
  expect(name).toHaveValue('');
});
