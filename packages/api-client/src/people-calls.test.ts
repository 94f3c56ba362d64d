import type { ApiClient } from './create-api-client.ts';
import { type CallRow, testRequests } from './test/calls.ts';
import { client, fakeServer } from './test/server.ts';

const { requests } = fakeServer();
const way = { email: true, inApp: true };
const preferences = { orders: way, deposits: way, security: { email: true as const, inApp: true }, news: way };

/** The calls about the signed-in user, their notifications and their recipients. */
const calls: CallRow<ApiClient>[] = [
  ['change of the user', (api) => api.users.change({ firstName: 'Ada' }), 'PATCH /api/v1/users/me', { firstName: 'Ada' }],
  [
    'change of the PIN',
    (api) => api.users.changePin({ currentPin: '274913', newPin: '582067' }),
    'POST /api/v1/users/me/change-pin',
    { currentPin: '274913', newPin: '582067' },
  ],
  [
    'change of contact',
    (api) => api.users.changeContact({ email: 'a@b.c' }),
    'POST /api/v1/users/me/change-contact',
    { email: 'a@b.c' },
  ],
  [
    'verified contact',
    (api) => api.users.verifyContact({ challengeId: 'c', token: '123456' }),
    'POST /api/v1/users/me/change-contact/verify',
    { challengeId: 'c', token: '123456' },
  ],
  ['preferences', (api) => api.users.preferences(), 'GET /api/v1/users/me/notification-preferences'],
  [
    'new preferences',
    (api) => api.users.setPreferences(preferences),
    'PUT /api/v1/users/me/notification-preferences',
    preferences,
  ],
  ['notifications', (api) => api.notifications.list({ unread: 'true' }), 'GET /api/v1/notifications?unread=true'],
  ['read', (api) => api.notifications.read({ all: true }), 'POST /api/v1/notifications/read', { all: true }],
  ['recipients', (api) => api.recipients.list({ kind: 'topup' }), 'GET /api/v1/recipients?kind=topup'],
  [
    'new recipient',
    (api) => api.recipients.create({ kind: 'gift', name: 'Ada', email: 'a@b.c' }),
    'POST /api/v1/recipients',
    { kind: 'gift', name: 'Ada', email: 'a@b.c' },
  ],
  [
    'change of a recipient',
    (api) => api.recipients.change('a/b', { name: 'Ada' }),
    'PATCH /api/v1/recipients/a%2Fb',
    { name: 'Ada' },
  ],
  ['removal of a recipient', (api) => api.recipients.remove('a/b'), 'DELETE /api/v1/recipients/a%2Fb'],
];

testRequests(
  calls,
  () => client(),
  requests,
  () => 'bearer-1',
);
