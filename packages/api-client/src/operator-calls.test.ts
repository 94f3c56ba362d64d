import type { ApiClient } from './create-api-client.ts';
import { type CallRow, testRequests } from './test/calls.ts';
import { client, fakeServer } from './test/server.ts';

const { requests } = fakeServer();

const calls: CallRow<ApiClient>[] = [
  ['customer orders', (api) => api.admin.orders.list({ customer: 'c' }), 'GET /api/v1/admin/orders?customer=c'],
  ['customer order', (api) => api.admin.orders.one('o'), 'GET /api/v1/admin/orders/o'],
  ['accounts', (api) => api.admin.users.list({ q: 'ada' }), 'GET /api/v1/admin/users?q=ada'],
  ['account', (api) => api.admin.users.one('u'), 'GET /api/v1/admin/users/u'],
  [
    'suspend',
    (api) => api.admin.users.suspend('u', { reason: 'asked for' }),
    'POST /api/v1/admin/users/u/suspend',
    { reason: 'asked for' },
  ],
  ['restore', (api) => api.admin.users.restore('u'), 'POST /api/v1/admin/users/u/restore'],
  ['proof of the ledger', (api) => api.admin.ledger.proof(), 'GET /api/v1/admin/ledger/proof'],
  ['accounts of the ledger', (api) => api.admin.ledger.accounts({ q: 'house' }), 'GET /api/v1/admin/ledger/accounts?q=house'],
  [
    'entries of the ledger',
    (api) => api.admin.ledger.entries({ account: 'house:fees' }),
    'GET /api/v1/admin/ledger/entries?account=house:fees',
  ],
  ['findings', (api) => api.admin.reconciliation.findings({ kind: 'stuck' }), 'GET /api/v1/admin/findings?kind=stuck'],
  ['reconciliations', (api) => api.admin.reconciliation.days({ limit: 5 }), 'GET /api/v1/admin/reconciliations?limit=5'],
  ['stuck items', (api) => api.admin.reconciliation.stuckItems(), 'GET /api/v1/admin/stuck-items'],
  ['messages', (api) => api.contact.list({ limit: 5 }), 'GET /api/v1/contact?limit=5'],
  ['message', (api) => api.contact.one('m'), 'GET /api/v1/contact/m'],
  ['customer messages', (api) => api.admin.contact.list({ status: 'open' }), 'GET /api/v1/admin/contact?status=open'],
  ['customer message', (api) => api.admin.contact.one('m'), 'GET /api/v1/admin/contact/m'],
  ['reply', (api) => api.admin.contact.reply('m', { text: 'yes' }), 'POST /api/v1/admin/contact/m/reply', { text: 'yes' }],
  ['close', (api) => api.admin.contact.close('m'), 'POST /api/v1/admin/contact/m/close'],
  ['audit', (api) => api.admin.audit.list({ action: 'auth' }), 'GET /api/v1/admin/audit?action=auth'],
];

testRequests(
  calls,
  () => client(),
  requests,
  () => 'bearer-1',
);
