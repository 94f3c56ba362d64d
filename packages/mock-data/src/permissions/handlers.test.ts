import { PermissionListBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<PermissionListBody> =>
  PermissionListBody.parse((await call('GET', `/apps/permissions/data${query}`)).body);

it('has nine permissions', async () => {
  const { allData, total, permissions, params } = await list();
  expect([allData.length, total, permissions.length, params]).toEqual([9, 9, 9, {}]);
  expect(Object.fromEntries(allData.map(({ name, assignedTo }) => [name, assignedTo.join(' ')]))).toEqual({
    Management: 'administrator',
    'Manage Billing & Roles': 'administrator',
    'Add & Remove Users': 'administrator manager',
    'Project Planning': 'administrator user support',
    'Manage Email Sequences': 'administrator user support',
    'Client Communication': 'administrator manager',
    'Only View': 'administrator restricted-user',
    'Financial Management': 'administrator manager',
    "Manage Others' Tasks": 'administrator support',
  });
  expect(allData.every(({ createdDate }) => /^\d{2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/.test(createdDate))).toBe(true);
});

it.each([
  ['?q=manage', 5],
  ['?assignedTo=manager', 3],
  ['?assignedTo=support&q=project', 1],
  ['?assignedTo=nobody', 0],
])('finds %s and echoes the query', async (query, total) => {
  const found = await list(query);
  expect(found.total).toBe(total);
  expect(found.params).toEqual(Object.fromEntries(new URLSearchParams(query)));
});

it('adds at the front with the next id', async () => {
  for (const [name, id] of [
    ['First', 10],
    ['Second', 11],
  ] as const) {
    const { status, body } = await call('POST', '/apps/permissions/add-permission', { permission: { name } });
    expect([status, body]).toEqual([
      201,
      { permission: { id, name, assignedTo: ['administrator'], createdDate: '21 Nov 2026, 10:00 AM' } },
    ]);
  }
  expect((await list('?perPage=2')).permissions.map(({ name }) => name)).toEqual(['Second', 'First']);
});

it.each([
  ['?sortColumn=name&perPage=2', ['Add & Remove Users', 'Client Communication']],
  ['?sortColumn=createdDate&sort=desc&perPage=2', ["Manage Others' Tasks", 'Add & Remove Users']],
  ['?sortColumn=createdDate&perPage=1', ['Only View']],
  ['?sortColumn=id&sort=desc&perPage=2', ["Manage Others' Tasks", 'Financial Management']],
])('sorts %s', async (query, names) => expect((await list(query)).permissions.map(({ name }) => name)).toEqual(names));

it('stores the assigned roles, always with the administrator, and the core flag', async () => {
  const stored = async (id: number) => (await list()).allData.find((row) => row.id === id);
  expect((await list()).allData.filter(({ core }) => core).map(({ id }) => id)).toEqual([2, 3, 8]);
  await call('POST', '/apps/permissions/add-permission', {
    permission: { name: 'Refunds', assignedTo: ['support'], core: true },
  });
  expect(await stored(10)).toMatchObject({ assignedTo: ['administrator', 'support'], core: true });
  await call('POST', '/apps/permissions/update-permission', { id: 10, name: 'Refunds', core: false });
  expect(await stored(10)).toMatchObject({ assignedTo: ['administrator', 'support'], core: false });
  await call('POST', '/apps/permissions/update-permission', { id: 10, name: 'Refunds', assignedTo: [] });
  expect(await stored(10)).toMatchObject({ assignedTo: ['administrator'] });
});

it('renames and deletes', async () => {
  expect(await call('POST', '/apps/permissions/update-permission', { id: '2', name: 'Billing' })).toEqual({
    status: 201,
    body: undefined,
  });
  expect(await call('DELETE', '/apps/permissions/delete?id=1')).toEqual({ status: 200, body: undefined });
  expect((await list()).allData[0]).toMatchObject({ id: 2, name: 'Billing' });
});

it.each([
  ['GET', '/apps/permissions/data?page=-1', undefined, 400],
  ['POST', '/apps/permissions/add-permission', { name: 'Unwrapped' }, 400],
  ['POST', '/apps/permissions/add-permission', { permission: { name: ' ' } }, 400],
  ['GET', '/apps/permissions/data?sortColumn=shoe', undefined, 400],
  ['POST', '/apps/permissions/add-permission', { permission: { name: 'A', assignedTo: ['king'] } }, 400],
  ['POST', '/apps/permissions/update-permission', { name: 'No id' }, 400],
  ['POST', '/apps/permissions/update-permission', { id: 99, name: 'Unknown' }, 404],
  ['DELETE', '/apps/permissions/delete?id=99', undefined, 404],
  ['DELETE', '/apps/permissions/delete', undefined, 400],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await list();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await list()).toEqual(before);
});
