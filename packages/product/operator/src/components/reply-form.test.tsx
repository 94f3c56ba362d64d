import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a customer's message; the first attempt to close it fails. */
async function open() {
  const maya = await callAs(server.url, MAYA);
  const body = { topic: 'other', name: 'Maya Haddad', email: 'maya@kado.test', message: 'Where is my gift card?' };
  const { id } = (await maya.post('/contact', body)) as { id: string };
  const opened = await openFeature(feature, `/operator/messages/${id}`, { url: server.url, signIn: OPS });
  const { contact } = opened.store.api.admin;
  const reply = vi.spyOn(contact, 'reply');
  const close = vi.spyOn(contact, 'close').mockRejectedValueOnce(new ApiError('The end failed.', 500, 'INTERNAL'));
  await screen.findByRole('textbox', { name: 'Your reply' });
  return { ...opened, reply, close, user: userEvent.setup() };
}
const field = () => screen.getByRole('textbox', { name: 'Your reply' });
const button = (name: string) => screen.getByRole('button', { name });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Close without replying?' }));

it('hides the failure to close a message once a reply is sent', async () => {
  const { user } = await open();
  await user.click(button('Close the message'));
  expect(await screen.findByText('The end failed.')).toBeVisible();
  await user.type(field(), 'It is on its way.');
  await user.click(button('Send the reply'));
  expect(await screen.findByText('Reply sent', { selector: 'output' })).toBeInTheDocument();
  expect(screen.queryByText('The end failed.')).toBeNull();
});

it('shows that the message is closed, right after a reply', async () => {
  const { user, close } = await open();
  close.mockReset();
  await user.type(field(), 'It is on its way.');
  await user.click(button('Send the reply'));
  expect(await screen.findByText('Reply sent', { selector: 'output' })).toBeInTheDocument();
  await user.click(button('Close the message'));
  expect(await screen.findByText('This message is closed.')).toBeVisible();
  expect(screen.getByText('Message closed', { selector: 'output' })).toBeInTheDocument();
});

it('asks for confirmation before closing a message with a typed reply, and shows only the last failure', async () => {
  const { reply, close, user } = await open();
  reply.mockRejectedValueOnce(new ApiError('The reply failed.', 500, 'INTERNAL'));
  await user.type(field(), 'It is on its way.');
  await user.click(button('Send the reply'));
  expect(await screen.findByText('The reply failed.')).toBeVisible();
  await user.click(button('Close the message'));
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(close).not.toHaveBeenCalled();
  expect(field()).toHaveValue('It is on its way.');
  await user.click(button('Close the message'));
  await user.click((await question()).getByRole('button', { name: 'Close the message' }));
  expect(await screen.findByText('The end failed.')).toBeVisible();
  expect(screen.queryByText('The reply failed.')).toBeNull();
});

it('keeps a typed reply while the operator visits another page, until it is sent', async () => {
  const { router, store, user } = await open();
  await user.type(field(), 'It is on its way.');
  await user.click(screen.getByRole('link', { name: 'View the account' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull());
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('It is on its way.');
  await user.click(button('Send the reply'));
  expect(await screen.findByText('Reply sent', { selector: 'output' })).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(store.getState().prefs).toEqual({});
});

it('keeps text that is typed while a reply is being sent', async () => {
  const { reply, user } = await open();
  const answer = Promise.withResolvers<never>();
  reply.mockReturnValueOnce(answer.promise);
  await user.type(field(), 'It is on its way.');
  await user.click(button('Send the reply'));
  await user.type(field(), ' By noon.');
  answer.resolve({ data: {} } as never);
  expect(await screen.findByText('Reply sent', { selector: 'output' })).toBeInTheDocument();
  expect(field()).toHaveValue('It is on its way. By noon.');
});
