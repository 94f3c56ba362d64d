import { HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { createTemplateApiClient, type TemplateApiClient } from '../template.ts';
import { type CallRow, testRequests } from '../test/calls.ts';
import { fakeServer, json } from '../test/server.ts';

const server = fakeServer();
const { requests } = server;
const client = (onUnauthorized?: () => void) =>
  createTemplateApiClient({ token: () => 'bearer-1', language: () => 'fr', host: 'https://api.kado.test', onUnauthorized });
const newcomer = { fullName: 'A', username: 'a', email: 'a@b.c', company: 'C', country: 'D', contact: '1' };

const calls: CallRow<TemplateApiClient>[] = [
  ['invoices', (api) => api.template.invoices.list({ q: 'c3@', page: 2 }), 'GET /apps/invoice/invoices?q=c3@&page=2'],
  ['invoice', (api) => api.template.invoices.one(4987), 'GET /api/invoice/invoices/4987'],
  ['remove invoice', (api) => api.template.invoices.remove(4987), 'DELETE /apps/invoice/delete?id=4987'],
  ['invoice clients', (api) => api.template.invoices.clients(), 'GET /api/invoice/clients'],
  ['save invoice', (api) => api.template.invoices.save({ total: 5 }), 'POST /apps/invoice/save', { invoice: { total: 5 } }],
  ['duplicate invoice', (api) => api.template.invoices.duplicate(1), 'POST /apps/invoice/duplicate', { id: 1 }],
  [
    'send invoice',
    (api) => api.template.invoices.send({ id: 1, to: 'a@b.c' }),
    'POST /apps/invoice/send',
    { id: 1, to: 'a@b.c' },
  ],
  [
    'pay invoice',
    (api) => api.template.invoices.addPayment({ id: 1, amount: 5 }),
    'POST /apps/invoice/add-payment',
    { id: 1, amount: 5 },
  ],
  ['all users', (api) => api.template.users.all(), 'GET /api/users/list/all-data'],
  ['some users', (api) => api.template.users.list({ role: 'admin', page: 2 }), 'GET /api/users/list/data?role=admin&page=2'],
  ['one user', (api) => api.template.users.one(7), 'GET /api/users/user?id=7'],
  ['add user', (api) => api.template.users.add(newcomer), 'POST /apps/users/add-user', newcomer],
  [
    'update user',
    (api) => api.template.users.update({ id: 7, role: 'editor' }),
    'PATCH /apps/users/update',
    { id: 7, role: 'editor' },
  ],
  ['suspend user', (api) => api.template.users.suspend(7), 'POST /apps/users/suspend', { id: 7 }],
  ['restore user', (api) => api.template.users.restore(7), 'POST /apps/users/restore', { id: 7 }],
  ['remove user', (api) => api.template.users.remove(7), 'DELETE /apps/users/delete?id=7'],
  ['user details', (api) => api.template.users.details(7), 'GET /apps/users/details?id=7'],
  [
    'change user details',
    (api) => api.template.users.changeDetails({ id: 7, planCancelled: true }),
    'PATCH /apps/users/details',
    { id: 7, planCancelled: true },
  ],
  ['roles', (api) => api.template.roles.all(), 'GET /apps/roles/data'],
  [
    'save role',
    (api) => api.template.roles.save({ name: 'A', matrix: {} }),
    'POST /apps/roles/save',
    { role: { name: 'A', matrix: {} } },
  ],
  ['remove role', (api) => api.template.roles.remove(2), 'DELETE /apps/roles/delete?id=2'],
  [
    'permissions',
    (api) => api.template.permissions.list({ assignedTo: 'support' }),
    'GET /apps/permissions/data?assignedTo=support',
  ],
  [
    'add permission',
    (api) => api.template.permissions.add({ name: 'A' }),
    'POST /apps/permissions/add-permission',
    { permission: { name: 'A' } },
  ],
  [
    'update permission',
    (api) => api.template.permissions.update(3, { name: 'B', core: true }),
    'POST /apps/permissions/update-permission',
    { id: 3, name: 'B', core: true },
  ],
  ['remove permission', (api) => api.template.permissions.remove(3), 'DELETE /apps/permissions/delete?id=3'],
  ['an analytics card', (api) => api.template.cards.analytics('revenue'), 'GET /card/card-analytics/revenue'],
  ['a statistics card', (api) => api.template.cards.statistics('sales'), 'GET /card/card-statistics/sales'],
  [
    'a card of a year',
    (api) => api.template.cards.analytics('revenue-report', { year: 2019 }),
    'GET /card/card-analytics/revenue-report?year=2019',
  ],
  ['the store', (api) => api.template.cards.store({ period: 'last-year' }), 'GET /card/store-overview?period=last-year'],
  ['the analytics', (api) => api.template.cards.overview(), 'GET /card/analytics-overview'],
  [
    'budget',
    (api) => api.template.cards.setBudget({ year: 2020, budget: 5 }),
    'POST /card/card-analytics/revenue-report',
    { year: 2020, budget: 5 },
  ],
  ['meetup', (api) => api.template.cards.answerMeetup('join'), 'POST /card/meetup', { answer: 'join' }],
  ['search', (api) => api.template.search.all(), 'GET /api/main-search/data'],
  ['bookmarks', (api) => api.template.search.bookmarks(), 'GET /api/bookmarks/data'],
  ['languages', (api) => api.languages.list(), 'GET /api/languages/data'],
  ['notifications', (api) => api.template.notifications.all(), 'GET /api/notifications/data'],
  ['read some', (api) => api.template.notifications.read({ ids: [2] }), 'POST /api/notifications/read', { ids: [2] }],
  ['silence', (api) => api.template.notifications.choose(false), 'POST /api/notifications/choice', { system: false }],
  ['toggle bookmark', (api) => api.template.search.toggleBookmark(4), 'POST /api/bookmarks/update', { id: 4 }],
  ['sample cart', (api) => api.template.cart.all(), 'GET /apps/ecommerce/cart'],
  ['to sample cart', (api) => api.template.cart.add(5), 'POST /apps/ecommerce/cart', { productId: 5 }],
  ['cart quantity', (api) => api.template.cart.setQty(5, 3), 'PATCH /apps/ecommerce/cart/5', { qty: 3 }],
  ['from sample cart', (api) => api.template.cart.remove(5), 'DELETE /apps/ecommerce/cart/5'],
  [
    'jwt login',
    (api) => api.template.jwt.login({ email: 'a@b.c', password: 'p' }),
    'POST /jwt/login',
    { email: 'a@b.c', password: 'p' },
  ],
  [
    'jwt register',
    (api) => api.template.jwt.register({ username: 'a', email: 'a@b.c', password: 'p' }),
    'POST /jwt/register',
    { username: 'a', email: 'a@b.c', password: 'p' },
  ],
  ['jwt refresh', (api) => api.template.jwt.refresh('r'), 'POST /jwt/refresh-token', { refreshToken: 'r' }],
];

const withoutToken = new Set(['jwt login', 'jwt register', 'jwt refresh']);

testRequests(
  calls,
  () => client(),
  requests,
  (name) => (withoutToken.has(name) ? undefined : 'bearer-1'),
);

it('uses the page’s own origin, even if the product’s API has another host', async () => {
  await client()
    .template.invoices.list()
    .catch(() => undefined);
  expect(requests.map(({ origin }) => origin)).toEqual(['http://kado.test']);
});

it.each([
  ['an empty answer', () => new HttpResponse(null, { status: 200 }), undefined],
  ['a bare list', json([1, 2]), [1, 2]],
])('returns %s unchanged', async (_, response, expected) => {
  server.respondWith(response);
  expect(await client().template.invoices.remove(1)).toEqual(expected);
});

it('C1 reports an unknown invoice', async () => {
  server.respondWith(json({ message: 'No such invoice' }, 404));
  await expect(client().template.invoices.one(1)).rejects.toMatchObject({ status: 404, message: 'No such invoice' });
});

it('reports field errors without an envelope', async () => {
  server.respondWith(json({ error: { email: ['Already taken'] } }, 422));
  const newcomerOf = { username: 'a', email: 'a@b.c', password: 'p' };
  await expect(client().template.jwt.register(newcomerOf)).rejects.toMatchObject({
    message: 'Already taken',
    fields: { email: 'Already taken' },
  });
});

it('reports a 401', async () => {
  server.respondWith(json({ message: 'Please sign in again' }, 401));
  const onUnauthorized = vi.fn();
  await client(onUnauthorized)
    .template.invoices.list()
    .catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
