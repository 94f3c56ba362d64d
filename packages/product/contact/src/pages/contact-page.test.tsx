import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Ticket } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { png } from '../test/png.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const OPS = { identifier: 'ops@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, more: Partial<Parameters<typeof openFeature>[2]> = {}) =>
  openFeature(feature, address, { url: server.url, signIn: MAYA, ...more });
const box = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send the message' });

/** Replies to a message as the demo's operator. */
async function replyTo(id: string, text: string): Promise<void> {
  const call = async (path: string, body: object, token?: string) =>
    (await (
      await fetch(`${server.url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      })
    ).json()) as { data: { token: string } };
  const { data } = await call('/auth/login', OPS);
  await call(`/admin/contact/${id}/reply`, { text }, data.token);
}

it('fills in name and address of a signed-in user, and lists the sent message with the reply', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/contact');
  expect(await box('Your name')).toHaveValue('Maya Haddad');
  expect(await box('Your e-mail')).toHaveValue('maya@kado.test');
  await user.click(screen.getByRole('button', { name: 'An order' }));
  const orders = await screen.findByRole('combobox', { name: 'Which order?' });
  await user.selectOptions(orders, within(orders).getAllByRole('option')[1]!);
  await user.type(await box('Your message'), 'Where is my top-up?');
  await user.click(send());
  expect(await screen.findByText(/^Your message S7-.* has arrived$/)).toBeVisible();
  const sent = store.getState().app.contactForm.data as Ticket;
  expect(sent.orderId).toBeDefined();
  await replyTo(sent.id, 'It has arrived.');
  await user.click(await screen.findByRole('link', { name: /Where is my top-up/ }));
  expect(await screen.findByText('It has arrived.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/contact/${sent.id}`);
  expect(screen.getByText('Answered')).toBeVisible();
});

it('lists a long message by its beginning, without splitting an emoji', async () => {
  const { store } = await open('/contact');
  const message = `${'a'.repeat(59)}🎁 is missing`;
  await store.api.contact.send({ topic: 'other', name: 'Maya Haddad', email: MAYA.identifier, message, fileIds: [] });
  cleanup();
  await open('/contact');
  expect(await screen.findByRole('link', { name: new RegExp(`^a{59}🎁…`, 'u') })).toBeVisible();
});

it('C10 keeps a draft through a reload, and removes it when it was sent', async () => {
  const user = userEvent.setup();
  await open('/contact');
  expect(localStorage.getItem('prefs') ?? '').not.toContain('contact.draft');
  await user.type(await box('Your message'), 'Half a sent');
  await user.click(screen.getByRole('button', { name: 'A deposit' }));
  const prefs = localStorage.getItem('prefs') ?? '';
  expect(prefs).toContain('Half a sent');
  cleanup(); // closes the page
  const { store } = await open('/contact', { storage: { prefs } });
  expect(await box('Your message')).toHaveValue('Half a sent');
  expect(screen.getByRole('button', { name: 'A deposit' })).toHaveAttribute('aria-pressed', 'true');
  await user.type(await box('Your message'), 'ence.');
  await user.click(send());
  await screen.findByText(/has arrived$/);
  expect(store.getState().prefs).not.toHaveProperty(['contact.draft']);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await box('Your message')).toHaveValue('');
});

it('C6 shows a draft to no other customer on this device, but again to its owner', async () => {
  const user = userEvent.setup();
  await open('/contact');
  await user.type(await box('Your message'), 'About my neighbour');
  const prefs = localStorage.getItem('prefs') ?? '';
  cleanup();
  await openFeature(feature, '/contact', { url: server.url, storage: { prefs } });
  expect(await box('Your message')).toHaveValue('');
  expect(await box('Your name')).toHaveValue('');
  cleanup();
  await open('/contact', { storage: { prefs }, signIn: OPS });
  expect(await box('Your message')).toHaveValue('');
  cleanup();
  await open('/contact', { storage: { prefs } });
  expect(await box('Your message')).toHaveValue('About my neighbour');
});

it('shows the error of an invalid field, and sends no request', async () => {
  const user = userEvent.setup();
  const { store } = await open('/contact');
  await user.clear(await box('Your e-mail'));
  await user.type(await box('Your message'), 'short');
  await user.click(send());
  expect(await screen.findByText('Please enter a valid e-mail address.')).toBeVisible();
  expect(screen.getByText('Between 10 and 4,000 characters, please.')).toBeVisible();
  expect(store.getState().app.contactForm).toEqual({ data: null, loading: false, error: null });
});

it.each([
  ['of the server', new ApiError('Too often', 429, 'RATE_LIMITED'), 'Too often'],
  ['of the network', new ApiError('Network Error', 0, 'NETWORK'), /^The server cannot be reached/],
])('announces a refusal %s without a field', async (_, refusal, text) => {
  const user = userEvent.setup();
  await open('/contact', { prepare: (store) => vi.spyOn(store.api.contact, 'send').mockRejectedValue(refusal) });
  await user.type(await box('Your message'), 'A long enough message');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await box('Your message')).toHaveValue('A long enough message');
});

it('does not send a message while a file is being uploaded', async () => {
  const user = userEvent.setup();
  const stored = Promise.withResolvers<object>();
  const { store } = await open('/contact', {
    prepare: (each) => vi.spyOn(each.api.files, 'upload').mockImplementation((() => stored.promise) as never),
  });
  const written = vi.spyOn(store.api.contact, 'send').mockRejectedValue(Object.assign(new Error('no'), { fields: {} }));
  await user.upload(await screen.findByLabelText('Attach a file'), png('a.png'));
  await user.type(await box('Your message'), 'See the picture please');
  (await box('Your message')).closest('form')!.requestSubmit();
  stored.resolve({ data: { id: 'id-a', name: 'a.png', size: 2048, mime: 'image/png', url: '' } });
  expect(await screen.findByText('2 KB')).toBeVisible();
  expect(written).not.toHaveBeenCalled();
  await user.click(send());
  await waitFor(() => expect(written).toHaveBeenCalledOnce());
  expect(written.mock.calls[0]?.[0]).toMatchObject({ fileIds: ['id-a'] });
});

it('uploads files one after the other; a refused one shows the reason and can be removed', async () => {
  const user = userEvent.setup();
  const stored = (name: string) => ({ data: { id: `id-${name}`, name, size: 2048, mime: 'image/png', url: '' } });
  const upload = vi.fn(({ file }: { file: File }, options?: { onUploadProgress?: (fraction: number) => void }) => {
    options?.onUploadProgress?.(0.5);
    return file.name === 'bad.png' ? Promise.reject(new Error('Not a picture')) : Promise.resolve(stored(file.name));
  });
  const { store } = await open('/contact', {
    prepare: (each) => vi.spyOn(each.api.files, 'upload').mockImplementation(upload as never),
  });
  const written = vi.spyOn(store.api.contact, 'send').mockRejectedValue(Object.assign(new Error('no'), { fields: {} }));
  await user.upload(await screen.findByLabelText('Attach a file'), [
    png('a.png'),
    png('bad.png'),
    png('big.png', 6 * 1024 * 1024),
    new File(['text'], 'notes.png', { type: 'image/png' }),
  ]);
  expect(await screen.findByText('Not a picture')).toBeVisible();
  expect(await screen.findByText('This file is larger than 5 MB')).toBeVisible();
  expect(await screen.findByText('This file is neither a picture that we can read nor a PDF')).toBeVisible();
  await waitFor(() => expect(screen.getByText('2 KB')).toBeVisible());
  expect(upload).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Remove bad.png' }));
  await user.click(screen.getByRole('button', { name: 'Remove big.png' }));
  await user.click(screen.getByRole('button', { name: 'Remove notes.png' }));
  await user.type(await box('Your message'), 'See the picture please');
  await user.click(send());
  await waitFor(() => expect(written).toHaveBeenCalled());
  expect(written.mock.calls[0]?.[0]).toMatchObject({ fileIds: ['id-a.png'], message: 'See the picture please' });
});

it('lets a guest write, without orders and files', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/contact', { url: server.url, ability: 'guest' });
  expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your messages' })).toBeNull();
  await user.type(await box('Your name'), 'Eve');
  await user.type(await box('Your e-mail'), 'eve@example.test');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?return=%2Fcontact');
  await user.type(await box('Your message'), 'I cannot sign in.');
  await user.click(send());
  expect(await screen.findByText(/has arrived$/)).toBeVisible();
});

it('says that there is no such message, in the document title too', async () => {
  await open('/contact/unknown');
  expect(await screen.findByRole('heading', { level: 1, name: 'Message not found' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Message not found · Kado'));
});
