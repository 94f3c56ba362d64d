import { NotificationsBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { NOW, testBackend } from '../testing.ts';

const call = testBackend();
const load = async (): Promise<NotificationsBody> => NotificationsBody.parse((await call('GET', '/api/notifications/data')).body);
const unread = async (): Promise<number[]> => (await load()).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

it('has six notifications of this morning, three of the system, newest first', async () => {
  const { notifications, system } = await load();
  expect([system, notifications.length, notifications.filter(({ isSystem }) => isSystem).length]).toEqual([true, 6, 3]);
  const times = notifications.map(({ time }) => time);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect(Date.parse(times[0] ?? '')).toBe(NOW.getTime() - 8 * 60_000);
});

it('marks some or all as read, and as unread', async () => {
  expect(await call('POST', '/api/notifications/read', { ids: [2, '3'] })).toEqual({ status: 200, body: undefined });
  expect(await unread()).toEqual([1, 4, 5, 6]);
  await call('POST', '/api/notifications/read', { ids: [2], isRead: false });
  expect(await unread()).toEqual([1, 2, 4, 5, 6]);
  await call('POST', '/api/notifications/read', {});
  expect(await unread()).toEqual([]);
});

it('stores whether notifications of the system are switched on', async () => {
  await call('POST', '/api/notifications/choice', { system: false });
  expect((await load()).system).toBe(false);
});

it.each([
  ['/api/notifications/read', { ids: 'x' }, 400],
  ['/api/notifications/read', { ids: [1, 99] }, 404],
  ['/api/notifications/choice', { system: 'no' }, 400],
])('%s rejects %j with %i and changes nothing', async (path, body, status) => {
  expect(await call('POST', path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect([await unread(), (await load()).system]).toEqual([[1, 2, 3, 4, 5, 6], true]);
});
