import { dataOf, Notification, NotificationPreferences, NotificationQuery, ReadNotifications, Unread } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { toPreferenceRow, toPreferences } from './preferences.ts';
import { findPreferences, listNotifications, savePreferences } from './repository.ts';
import { readNotifications } from './service.ts';

/** A user's notifications and notification preferences. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = {
    operationId: 'listNotifications',
    summary: 'Notifications, newest first',
    querystring: NotificationQuery,
    response: { 200: dataOf(z.array(Notification)) },
  };
  const read = { ability: ['read', 'Notification'] as const };
  const update = { ability: ['update', 'Notification'] as const };
  app.get('/notifications', { schema: list, config: read }, async ({ user, query }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const [before] = decodeCursor(query.cursor, readId) ?? [];
    const unread = query.unread === undefined ? undefined : query.unread === 'true';
    const rows = await listNotifications(app.db, user.id, { unread, before, limit: limit + 1 });
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  });

  const marking = {
    operationId: 'readNotifications',
    summary: 'Mark notifications, or all of them, as read',
    body: ReadNotifications,
    response: { 200: dataOf(Unread) },
  };
  app.post('/notifications/read', { schema: marking, config: update }, async ({ user, body }) => ({
    data: { unread: await readNotifications(app, user.id, body.ids) },
  }));

  const path = '/users/me/notification-preferences';
  const response = { 200: dataOf(NotificationPreferences) };
  const reading = { operationId: 'getNotificationPreferences', summary: 'What the user wants to be told', response };
  app.get(path, { schema: reading, config: read }, async ({ user }) => ({
    data: toPreferences(await findPreferences(app.db, user.id)),
  }));

  const saving = {
    operationId: 'setNotificationPreferences',
    summary: 'Choose what to be told; mails that protect the account stay on',
    body: NotificationPreferences,
    response,
  };
  app.put(path, { schema: saving, config: update }, async ({ user, body }) => {
    const row = toPreferenceRow(user.id, body);
    await savePreferences(app.db, row);
    return { data: toPreferences(row) };
  });
};
