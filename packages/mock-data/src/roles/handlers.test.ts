import { ROLE_AREAS, TemplateRole } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from '../testing.ts';

const call = testBackend();
const all = async (): Promise<TemplateRole[]> =>
  z.object({ roles: z.array(TemplateRole) }).parse((await call('GET', '/apps/roles/data')).body).roles;
const READ = { read: true, write: false, create: false };
const matrix = Object.fromEntries(ROLE_AREAS.map((area) => [area, READ]));
const { finance: _, ...eightAreas } = matrix;

it('has five roles with rights in nine areas', async () => {
  const roles = await all();
  expect(roles).toHaveLength(5);
  for (const role of roles) expect(Object.keys(role.matrix)).toEqual(ROLE_AREAS);
});

it('saves a new role, changes it and deletes it', async () => {
  expect(await call('POST', '/apps/roles/save', { role: { name: 'Auditor', matrix } })).toEqual({
    status: 201,
    body: { role: { id: 6, name: 'Auditor', matrix } },
  });
  expect(await call('POST', '/apps/roles/save', { role: { id: 6, name: 'Reader', matrix } })).toEqual({
    status: 200,
    body: { role: { id: 6, name: 'Reader', matrix } },
  });
  expect(await call('DELETE', '/apps/roles/delete?id=6')).toEqual({ status: 200, body: undefined });
  expect(await all()).toHaveLength(5);
});

it.each(['', ' ', null])('saves a role whose id is %j as a new one', async (id) => {
  expect(await call('POST', '/apps/roles/save', { role: { id, name: 'Auditor', matrix } })).toEqual({
    status: 201,
    body: { role: { id: 6, name: 'Auditor', matrix } },
  });
});

it('assigns each group of users to one role', async () => {
  const holders = async () => (await all()).map(({ userRole }) => userRole);
  expect(await holders()).toEqual(['admin', 'editor', 'subscriber', 'maintainer', 'author']);
  await call('POST', '/apps/roles/save', { role: { name: 'Auditor', matrix, userRole: 'editor' } });
  expect(await holders()).toEqual(['admin', undefined, 'subscriber', 'maintainer', 'author', 'editor']);
  await call('POST', '/apps/roles/save', { role: { id: 6, name: 'Auditor', matrix } });
  expect((await holders())[5]).toBe('editor');
  await call('POST', '/apps/roles/save', { role: { id: 6, name: 'Auditor', matrix, userRole: null } });
  expect((await holders())[5]).toBeUndefined();
});

it.each([
  ['POST', '/apps/roles/save', { role: { name: '', matrix } }, 400],
  ['POST', '/apps/roles/save', { role: { name: 'A', matrix: { ...matrix, finance: { read: 1 } } } }, 400],
  ['POST', '/apps/roles/save', { role: { name: 'A', matrix: { ...matrix, garden: READ } } }, 400],
  ['POST', '/apps/roles/save', { role: { name: 'A', matrix: { ...eightAreas, garden: READ } } }, 400],
  ['POST', '/apps/roles/save', { role: { name: 'A', matrix: eightAreas } }, 400],
  ['POST', '/apps/roles/save', { role: { id: 2, name: 'A', matrix: {} } }, 400],
  ['POST', '/apps/roles/save', { role: { name: 'A', matrix, userRole: 'king' } }, 400],
  ['POST', '/apps/roles/save', { role: { id: 99, name: 'A', matrix } }, 404],
  ['DELETE', '/apps/roles/delete', undefined, 400],
  ['DELETE', '/apps/roles/delete?id=99', undefined, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await all()).toEqual(before);
});
