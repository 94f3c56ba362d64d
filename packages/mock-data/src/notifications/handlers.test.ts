import { NotificationsBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { NOW, testBackend } from '../testing.ts';

const ask = testBackend();
const told = async (): Promise<NotificationsBody> => NotificationsBody.parse((await ask('GET', '/api/notifications/data')).body);
const unread = async (): Promise<number[]> => (await told()).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

it('tells six things of this morning, half of them the system’s, newest first', async () => {
  const { notifications, system } = await told();
  expect([system, notifications.length, notifications.filter(({ isSystem }) => isSystem).length]).toEqual([true, 6, 3]);
  const times = notifications.map(({ time }) => time);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect(Date.parse(times[0] ?? '')).toBe(NOW.getTime() - 12 * 60_000);
});

it('keeps which are read, one by one and all at once, and takes it back', async () => {
  expect(await ask('POST', '/api/notifications/read', { ids: [2, '3'] })).toEqual({ status: 200, body: undefined });
  expect(await unread()).toEqual([1, 4, 5, 6]);
  await ask('POST', '/api/notifications/read', { ids: [2], isRead: false });
  expect(await unread()).toEqual([1, 2, 4, 5, 6]);
  await ask('POST', '/api/notifications/read', {});
  expect(await unread()).toEqual([]);
});

it('keeps whether the system may speak', async () => {
  await ask('POST', '/api/notifications/choice', { system: false });
  expect((await told()).system).toBe(false);
});

it.each([
  ['/api/notifications/read', { ids: 'x' }, 400],
  ['/api/notifications/read', { ids: [1, 99] }, 404],
  ['/api/notifications/choice', { system: 'no' }, 400],
])('%s refuses %j with %i and changes nothing', async (path, body, status) => {
  expect(await ask('POST', path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect([await unread(), (await told()).system]).toEqual([[1, 2, 3, 4, 5, 6], true]);
});
