import { TemplateUser, TemplateUserListBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countBy, testBackend } from '../testing.ts';

const call = testBackend();
const all = async (): Promise<TemplateUser[]> =>
  z.array(TemplateUser).parse((await call('GET', '/api/users/list/all-data')).body);
const list = async (query = ''): Promise<TemplateUserListBody> =>
  TemplateUserListBody.parse((await call('GET', `/api/users/list/data${query}`)).body);
const ADA = {
  fullName: 'Ada Byron',
  username: 'ada',
  email: 'ada@engine.example',
  company: 'Engine',
  country: 'UK',
  contact: '(020) 555-0100',
};

it('has fifty users with the counts of the contract', async () => {
  const users = await all();
  expect(users).toHaveLength(50);
  expect(new Set(users.map(({ email }) => email)).size).toBe(50);
  expect(countBy(users, (user) => user.role)).toEqual({ maintainer: 12, subscriber: 12, admin: 11, editor: 8, author: 7 });
  expect(countBy(users, (user) => user.currentPlan)).toEqual({ team: 20, basic: 10, company: 10, enterprise: 10 });
  expect(countBy(users, (user) => user.status)).toEqual({ pending: 18, active: 18, inactive: 14 });
  expect(Object.keys(countBy(users, (user) => user.billing))).toHaveLength(4);
  expect(users.every(({ avatar, avatarColor }) => (avatar === '') === (avatarColor ?? '').startsWith('light-'))).toBe(true);
});

it.each([
  ['', 50, 10],
  ['?role=admin', 11, 10],
  ['?role=Admin', 0, 0],
  ['?status=active&perPage=50', 18, 18],
  ['?currentPlan=team&page=2', 20, 10],
  ['?q=NOOR', 1, 1],
  ['?q=@kestrel&perPage=50', 2, 2],
  ['?page=6', 50, 0],
])('lists %s', async (query, total, rows) => {
  const found = await list(query);
  expect([found.total, found.users.length]).toEqual([total, rows]);
});

it.each([
  ['', 'fullName', 1],
  ['?sort=desc', 'fullName', -1],
  ['?sort=down&sortColumn=email', 'email', 1],
  ['?sort=desc&sortColumn=id', 'id', -1],
] as const)('sorts %s by %s', async (query, column, sign) => {
  const values = (await list(query)).users.map((user) => user[column]);
  const sorted = values.toSorted((a, b) => sign * (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'en')));
  expect(values).toEqual(sorted);
});

it('adds, finds, changes, suspends, restores and deletes a user', async () => {
  const added = await call('POST', '/apps/users/add-user', ADA);
  expect(added).toMatchObject({
    status: 201,
    body: { user: { id: 51, ...ADA, role: 'subscriber', currentPlan: 'basic', status: 'active', billing: 'Auto Debit' } },
  });
  expect(await call('GET', '/api/users/user?id=51')).toMatchObject({ status: 200, body: { user: ADA } });
  expect(await call('PATCH', '/apps/users/update', { id: '51', company: 'Loom' })).toMatchObject({
    status: 200,
    body: { user: { id: 51, company: 'Loom' } },
  });
  expect(await call('POST', '/apps/users/suspend', { id: 51 })).toMatchObject({
    status: 200,
    body: { user: { status: 'inactive' } },
  });
  expect(await call('POST', '/apps/users/restore', { id: 51 })).toMatchObject({
    status: 200,
    body: { user: { status: 'active' } },
  });
  expect(await call('DELETE', '/apps/users/delete?id=51')).toEqual({ status: 200, body: undefined });
  expect(await all()).toHaveLength(50);
});

it('sorts by each of its columns', async () => {
  for (const column of Object.keys(TemplateUser.shape)) expect((await list(`?sortColumn=${column}`)).total, column).toBe(50);
  const joined = (await list('?sortColumn=joinedAt&sort=desc')).users.map(({ joinedAt = '' }) => joinedAt);
  expect(joined).toEqual(joined.toSorted().toReversed());
});

it('gives a user a colour when the picture is removed, and removes the colour with a new picture', async () => {
  const update = async (avatar: string) =>
    ((await call('PATCH', '/apps/users/update', { id: 1, avatar })).body as { user: TemplateUser }).user;
  expect((await all())[0]).toMatchObject({ avatar: '/mock/faces/0' });
  const removed = await update('');
  expect(removed).toMatchObject({ avatar: '', avatarColor: expect.stringMatching(/^light-/) });
  expect(await update('')).toEqual(removed);
  expect(await update('/mock/faces/7')).toMatchObject({ avatar: '/mock/faces/7' });
  expect((await all())[0]).not.toHaveProperty('avatarColor');
});

it.each([
  ['GET', '/api/users/list/data?perPage=none', undefined, 400],
  ['GET', '/api/users/list/data?sortColumn=password', undefined, 400],
  ['GET', '/api/users/user', undefined, 400],
  ['GET', '/api/users/user?id=99', undefined, 404],
  ['POST', '/apps/users/add-user', { ...ADA, company: '' }, 400],
  ['POST', '/apps/users/add-user', { ...ADA, role: 'king' }, 400],
  ['POST', '/apps/users/add-user', { fullName: 'Ada' }, 400],
  ['PATCH', '/apps/users/update', { id: 1, status: 'gone' }, 400],
  ['PATCH', '/apps/users/update', { id: 99, company: 'X' }, 404],
  ['POST', '/apps/users/suspend', {}, 400],
  ['POST', '/apps/users/restore', { id: 99 }, 404],
  ['DELETE', '/apps/users/delete', undefined, 400],
  ['DELETE', '/apps/users/delete?id=99', undefined, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await all()).toEqual(before);
});
