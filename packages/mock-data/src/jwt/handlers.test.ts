import { TemplateRegistered, TemplateSession } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { NOW, testBackend } from '../testing.ts';

let now = NOW;
const call = testBackend(() => now);
const later = (minutes: number): void => void (now = new Date(NOW.getTime() + minutes * 60_000));
const login = async (email: string, password: string) =>
  TemplateSession.parse((await call('POST', '/jwt/login', { email, password })).body);
const claims = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? ''));

it.each([
  ['admin', [{ action: 'manage', subject: 'all' }]],
  [
    'client',
    [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  ],
])('signs %s in with the abilities of that role', async (role, ability) => {
  const { userData, accessToken, refreshToken } = await login(`${role}@demo.test`, role);
  expect(userData).toMatchObject({ role, ability, extras: { eCommerceCartItemsCount: 5 } });
  const iat = NOW.getTime() / 1000;
  for (const token of [accessToken, refreshToken]) expect(claims(token)).toMatchObject({ id: userData.id, iat, exp: iat + 600 });
});

it('returns different tokens at each renewal, also within a second', async () => {
  const { accessToken, refreshToken } = await login('admin@demo.test', 'admin');
  const renewed = TemplateSession.parse((await call('POST', '/jwt/refresh-token', { refreshToken })).body);
  expect(new Set([accessToken, refreshToken, renewed.accessToken, renewed.refreshToken]).size).toBe(4);
});

it('counts the products in the cart', async () => {
  const count = async () => (await login('admin@demo.test', 'admin')).userData.extras.eCommerceCartItemsCount;
  await call('POST', '/apps/ecommerce/cart', { productId: 12 });
  expect(await count()).toBe(6);
  for (const id of [1, 12]) await call('DELETE', `/apps/ecommerce/cart/${id}`);
  const { refreshToken } = await login('client@demo.test', 'client');
  const renewed = TemplateSession.parse((await call('POST', '/jwt/refresh-token', { refreshToken })).body);
  expect([await count(), renewed.userData.extras.eCommerceCartItemsCount]).toEqual([4, 4]);
  const ada = { username: 'ada', email: 'ada@engine.example', password: 'engine' };
  const { user } = TemplateRegistered.parse((await call('POST', '/jwt/register', ada)).body);
  expect(user.extras.eCommerceCartItemsCount).toBe(4);
});

it.each([{ email: 'admin@demo.test', password: 'client' }, { email: 'nobody@demo.test', password: 'admin' }, {}])(
  'rejects %j',
  async (body) => {
    expect(await call('POST', '/jwt/login', body)).toEqual({ status: 400, body: { error: { email: [expect.any(String)] } } });
  },
);

it('registers a client, who can sign in', async () => {
  const { status, body } = await call('POST', '/jwt/register', {
    username: 'ada',
    email: 'ada@engine.example',
    password: 'engine',
  });
  const { user } = TemplateRegistered.parse(body);
  expect([status, user.id, user.role]).toEqual([200, 3, 'client']);
  expect(user.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
  expect((await login('ADA@engine.example', 'engine')).userData).toEqual(user);
});

it.each([
  [{ username: 'new', email: 'Admin@demo.test', password: 'x' }, 422, { error: { email: expect.any(String) } }],
  [{ username: 'AMARA', email: 'new@demo.test', password: 'x' }, 422, { error: { username: expect.any(String) } }],
  [
    { username: 'amara', email: 'client@demo.test', password: 'x' },
    422,
    { error: { email: expect.any(String), username: expect.any(String) } },
  ],
  [{ username: 'new', email: 'new@demo.test' }, 400, { message: expect.any(String) }],
  [{ username: 'new', email: 'none', password: 'x' }, 400, { message: expect.any(String) }],
])('rejects the registration %j with %i', async (body, status, answer) => {
  expect(await call('POST', '/jwt/register', body)).toEqual({ status, body: answer });
});

it('renews a session for ten minutes, with a valid refresh token only', async () => {
  later(0);
  const { accessToken, refreshToken } = await login('admin@demo.test', 'admin');
  later(9);
  const renewed = await call('POST', '/jwt/refresh-token', { refreshToken });
  expect(renewed.status).toBe(200);
  expect(claims(TemplateSession.parse(renewed.body).accessToken)).toMatchObject({ iat: now.getTime() / 1000 });
  for (const bad of [accessToken, `${refreshToken}x`, 'a.b.c', '', undefined, 5]) {
    expect(await call('POST', '/jwt/refresh-token', { refreshToken: bad })).toEqual({
      status: 401,
      body: { error: expect.any(String) },
    });
  }
  later(10);
  expect((await call('POST', '/jwt/refresh-token', { refreshToken })).status).toBe(401);
  later(0);
});
