import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { type KadoStore, logout } from '@kado/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** The text of the newest mail to an address that matches `about`. */
async function mailTo(to: string, about: RegExp): Promise<string> {
  const find = async () => (await server.outbox()).find((mail) => mail.to.includes(to) && about.test(mail.text))?.text;
  return waitFor(async () => (await find()) ?? Promise.reject(new Error(`no mail to ${to}`)), { timeout: 30_000 });
}

/** Buys a gift card for an address through the API. */
async function buyFor({ api }: KadoStore, email: string, message: string): Promise<{ orderId: string; itemId: string }> {
  const { data: products } = await api.giftProducts.list({ countryIso: 'NG', q: 'Kasuwa' });
  const amount = { amountMinor: 1_505_000, currency: 'NGN' };
  const recipient = { name: 'Rosa Lima', email };
  const items = [{ id: 'i', kind: 'gift' as const, giftProductId: products[0]!.id, amount, recipient, message }];
  const { data: quote } = await api.quotes.create({ items });
  const { data: order } = await api.checkout.pay({ quoteId: quote.id, pin: maya.pin, key: crypto.randomUUID() });
  return { orderId: order.id, itemId: order.items[0]!.id };
}

/** Buys a gift card for an address, and opens its page as the recipient, who has no account. */
async function openFor(email: string, message = 'Happy birthday!') {
  const { store } = await openFeature(feature, '/send/gift-card', { url: server.url, signIn: maya });
  const bought = await buyFor(store, email, message);
  const path = /\/gift\/[\w-]{43}/.exec(await mailTo(email, /\/gift\//))![0];
  cleanup();
  const user = userEvent.setup();
  const opened = await openFeature(feature, path, { url: server.url, ability: 'guest' });
  await screen.findByRole('heading', { level: 1, name: 'Maya Haddad sent you a gift' });
  return { ...opened, ...bought, api: store.api, user, path };
}

const digits = () => screen.getAllByRole('textbox', { name: /^Digit \d of 6$/ });
const unwrap = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Open the gift' }));
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  await screen.findByText('Check your e-mail');
};
async function enter(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.click(digits()[0]!);
  await user.keyboard(code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('unwraps a gift, asks for the mailed one-time code, and then shows the code of the card', async () => {
  const { user, router, path } = await openFor('rosa10@kado.test');
  expect(screen.queryByText('Happy birthday!')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the gift' }));
  expect(screen.getByRole('heading', { name: '₦15,050 to spend at Kasuwa Fresh' })).toHaveFocus();
  expect(screen.getByText('Happy birthday!')).toBeVisible();
  expect(screen.queryByText(CODE)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('r•••@k•••.test')).toBeVisible();
  await waitFor(() => expect(digits()[0]).toHaveFocus());
  await enter(user, /\b(\d{6})\b/.exec(await mailTo('rosa10@kado.test', /\b\d{6}\b/))![1]!);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Here is your gift' })).toHaveFocus());
  const code = screen.getByText(CODE).textContent;
  expect(screen.getByRole('img', { name: 'The code as a picture to scan' })).toBeVisible();
  expect(screen.getByText('Show this code at the till in any Kasuwa Fresh shop.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(code);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect((await screen.findAllByText(/did not allow copying/))[0]).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(code);
});

it('is shown unwrapped if it was opened before, and needs a new one-time code', async () => {
  const { user, path } = await openFor('rosa11@kado.test');
  await unwrap(user);
  await enter(user, /\b(\d{6})\b/.exec(await mailTo('rosa11@kado.test', /\b\d{6}\b/))![1]!);
  await screen.findByRole('heading', { name: 'Here is your gift' });
  cleanup();
  await openFeature(feature, path, { url: server.url, ability: 'guest' });
  expect(await screen.findByText(/You have opened this gift before/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the gift' })).toBeNull();
  expect(screen.queryByText(CODE)).toBeNull();
});

it('counts the remaining tries of wrong one-time codes down to none, and clears the field', async () => {
  const { user } = await openFor('rosa12@kado.test');
  await unwrap(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  for (const text of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'This code no longer works']) {
    await enter(user, '000000');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    await waitFor(() => expect(digits().map((field) => (field as HTMLInputElement).value)).toEqual(Array(6).fill('')));
  }
  expect(screen.queryByText(CODE)).toBeNull();
});

it('keeps the digits after a failure that does not say whether they are right', async () => {
  const { user, store } = await openFor('rosa19@kado.test');
  await unwrap(user);
  vi.spyOn(store.api.gifts, 'open').mockRejectedValueOnce(new Error('Told by 500'));
  await enter(user, /\b(\d{6})\b/.exec(await mailTo('rosa19@kado.test', /\b\d{6}\b/))![1]!);
  expect(await screen.findByText('Told by 500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Here is your gift' })).toBeVisible();
});

it('shows an error when no one-time code can be mailed, and stays on the page', async () => {
  const { user, path } = await openFor('rosa13@kado.test');
  await user.click(screen.getByRole('button', { name: 'Open the gift' }));
  const link = path.split('/').at(-1);
  for (let sent = 0; sent < 5; sent += 1)
    expect((await fetch(`${server.url}/api/v1/gifts/${link}/code`, { method: 'POST' })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the code' })).toBeEnabled();
});

it('no longer exists under this link once the gift has another recipient', async () => {
  const { api, orderId, itemId, path } = await openFor('rosa14@kado.test');
  await api.orders.redirect(orderId, itemId, { name: 'Ida', email: 'ida14@kado.test', pin: maya.pin });
  cleanup();
  await openFeature(feature, path, { url: server.url, ability: 'guest' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This gift link doesn’t work' })).toBeVisible();
});

it('B3 shows a note that looks like markup as text', async () => {
  const note = '<img src=x onerror="globalThis.canary=1"><script>globalThis.canary=1</script> {{brand}} <b>x</b>';
  const { user } = await openFor('rosa16@kado.test', note);
  await user.click(screen.getByRole('button', { name: 'Open the gift' }));
  expect(screen.getByText(note)).toBeVisible();
  expect(document.querySelector('main img, main script, main b')).toBeNull();
  expect('canary' in globalThis).toBe(false);
});

it('still accepts the mailed code after the page was unloaded, and removes the challenge once the gift is open', async () => {
  const { user, router, path } = await openFor('rosa17@kado.test');
  await unwrap(user);
  const { state } = router.state.location;
  cleanup(); // the browser unloads the page while the user reads the mail
  const again = await openFeature(feature, `/gift/${'x'.repeat(43)}`, { url: server.url, ability: 'guest' });
  await act(() => again.router.navigate(path, { state }));
  expect(await screen.findByText('Check your e-mail')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the gift' })).toBeNull();
  await enter(user, /\b(\d{6})\b/.exec(await mailTo('rosa17@kado.test', /\b\d{6}\b/))![1]!);
  expect(await screen.findByRole('heading', { name: 'Here is your gift' })).toBeVisible();
  expect(again.router.state.location.state).toBeNull();
});

it('keeps showing the code of the gift card when a session ends', async () => {
  const { user, store } = await openFor('rosa18@kado.test');
  await unwrap(user);
  await enter(user, /\b(\d{6})\b/.exec(await mailTo('rosa18@kado.test', /\b\d{6}\b/))![1]!);
  await screen.findByRole('heading', { name: 'Here is your gift' });
  const code = screen.getByText(CODE).textContent;
  await act(() => store.dispatch(logout()));
  expect(await screen.findByText(CODE)).toHaveTextContent(code);
});

it('does not navigate back when a code is mailed after the user has left the page', async () => {
  const { user, router, store, path } = await openFor('rosa20@kado.test');
  await act(() => router.navigate('/gift/another'));
  await act(() => router.navigate(path));
  const answer = Promise.withResolvers<never>();
  const { sendCode } = store.api.gifts;
  const sent = vi.spyOn(store.api.gifts, 'sendCode').mockReturnValue(answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Open the gift' }));
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const mailed = await sendCode(path.split('/').at(-1)!);
  await act(() => router.navigate(-1));
  const { location } = router.state;
  await act(async () => answer.resolve(mailed as never));
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location });
});
