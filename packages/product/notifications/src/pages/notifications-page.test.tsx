import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import * as state from '@kado/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const open = (address = '/notifications', signIn = MAYA) => openFeature(feature, address, { url: server.url, signIn });
/** Signs in with a browser that is new to the account, which creates a notification. */
const signInElsewhere = () =>
  fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': AGENT },
    body: JSON.stringify(MAYA),
  });
const rows = () => screen.findAllByRole('listitem');
const TEXT = 'New sign-in with Firefox on Linux';

it('shows a new notification while the page is open, with a link to its page', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await signInElsewhere();
  const link = await screen.findByRole('link', { name: new RegExp(TEXT) }, { timeout: 30_000 });
  expect(link).toHaveAttribute('href', '/profile/security');
  expect(link).toHaveAccessibleName(`Unread: ${TEXT}`);
});

it('marks one as read, then all, and filters by unread', async () => {
  const user = userEvent.setup();
  await signInElsewhere();
  await signInElsewhere();
  const { router } = await open();
  const before = (await rows()).length;
  const first = (await rows())[0]!;
  await user.click(within(first).getByRole('button', { name: `Mark as read: ${TEXT}` }));
  await waitFor(() => expect(within(first).queryByRole('button')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  expect(router.state.location.search).toBe('?show=unread');
  await waitFor(async () => expect(await rows()).toHaveLength(before - 1));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('heading', { name: 'Everything is read' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

it('can mark all as read while older notifications may be unread, but not after that', async () => {
  const user = userEvent.setup();
  const at = '2026-11-20T10:00:00.000Z';
  const data = [{ id: 'n1', kind: 'security.new_device', params: {}, readAt: at, at }];
  const { store } = await openFeature(feature, '/notifications', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => vi.spyOn(api.notifications, 'list').mockResolvedValue({ data, meta: { nextCursor: 'c' } }),
  });
  const read = vi.spyOn(store.api.notifications, 'read').mockResolvedValue({ data: { unread: 0 } });
  await rows();
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  expect(button).toBeEnabled();
  await user.click(button);
  expect(read.mock.lastCall?.[0]).toEqual({ all: true });
  await waitFor(() => expect(button).toBeDisabled());
});

it.each([
  ['goes to the heading once all is read', false],
  ['stays where somebody has gone meanwhile', true],
])('moves the focus after "mark all as read": the focus %s', async (_, leaves) => {
  const user = userEvent.setup();
  await signInElsewhere();
  const { store } = await open();
  const answer = Promise.withResolvers<{ data: { unread: number } }>();
  vi.spyOn(store.api.notifications, 'read').mockReturnValue(answer.promise);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy'));
  const link = screen.getByRole('link', { name: 'Choose what we tell you about' });
  if (leaves) act(() => link.focus());
  await act(async () => answer.resolve({ data: { unread: 0 } }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(leaves ? link : screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('shows an empty state that explains notifications', async () => {
  await open('/notifications', { identifier: 'ops@kado.test', pin: '274913' });
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
});

it('keeps the error of a list that failed to load until the user retries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { store } = await openFeature(feature, '/notifications', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => vi.spyOn(api.notifications, 'list').mockRejectedValue(new Error('Not now.')),
  });
  const list = vi.mocked(store.api.notifications.list);
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your notifications' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Try again' });
  list.mockClear();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(list).not.toHaveBeenCalled();
  expect(button).toBeVisible();
  list.mockRestore();
  await user.click(button);
  expect(await rows()).not.toHaveLength(0);
});

it('shows how long ago something happened by the server’s clock', async () => {
  await signInElsewhere();
  const now = Date.now() + 400 * 86_400_000;
  vi.spyOn(state, 'serverNow').mockReturnValue(now);
  await open();
  expect((await screen.findAllByText('400 days ago')).length).toBeGreaterThan(0);
});

it.each([true, false])('links to the preferences in the profile, except in practice mode: %s', async (practising) => {
  const app = { practice: fakePractice(practising) };
  await openFeature(feature, '/notifications', { url: server.url, signIn: MAYA, app });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  const link = screen.queryByRole('link', { name: 'Choose what we tell you about' });
  expect(link?.getAttribute('href')).toBe(practising ? undefined : '/profile#notifications');
});
