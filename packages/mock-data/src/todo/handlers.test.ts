import { Task } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<Task[]> => z.array(Task).parse((await call('GET', `/apps/todo/tasks${query}`)).body);
const ids = (tasks: readonly Task[]): number[] => tasks.map(({ id }) => id);
const all = async (): Promise<Task[]> => [...(await list()), ...(await list('?filter=deleted'))];

it('has the 18 tasks of the contract', async () => {
  const tasks = await all();
  expect(tasks).toHaveLength(18);
  for (const [flag, count] of [
    ['isCompleted', 7],
    ['isDeleted', 3],
    ['isImportant', 6],
  ] as const)
    expect(tasks.filter((task) => task[flag])).toHaveLength(count);
});

it.each([
  ['', 15],
  ['?filter=important', 6],
  ['?filter=completed', 7],
  ['?filter=deleted', 3],
  ['?filter=constructor', 15],
  ['?filter=__proto__&constructor=1&__proto__=2', 15],
  ['?tag=team', 5],
  ['?tag=team&filter=important', 3],
  ['?q=HARBOUR', 1],
  ['?q=update', 5],
  ['?q=update&filter=completed', 1],
  ['?q=nov%2021', 1],
  ['?q=21%20november', 1],
])('lists %s', async (query, total) => {
  expect(await list(query)).toHaveLength(total);
});

it.each([
  ['', ({ id }: Task) => String(id).padStart(3, '0'), -1],
  ['?sortBy=constructor', ({ id }: Task) => String(id).padStart(3, '0'), -1],
  ['?sortBy=__proto__', ({ id }: Task) => String(id).padStart(3, '0'), -1],
  ['?sortBy=title-asc', ({ title }: Task) => title, 1],
  ['?sortBy=title-desc', ({ title }: Task) => title, -1],
  ['?sortBy=assignee', ({ assignee }: Task) => assignee.fullName, 1],
  ['?sortBy=due-date', ({ dueDate }: Task) => dueDate, 1],
] as const)('sorts %s', async (query, read, sign) => {
  const values = (await list(query)).map(read);
  expect(values).toEqual(values.toSorted((a, b) => sign * a.localeCompare(b, 'en')));
});

it('adds a task on top, changes it, and marks it as deleted', async () => {
  const added = await call('POST', '/apps/todo/add-tasks', { task: { title: 'Water the fern' } });
  expect(added).toMatchObject({
    status: 201,
    body: { task: { id: 19, title: 'Water the fern', dueDate: '2026-11-21', isCompleted: false, tags: [] } },
  });
  expect(ids(await list())[0]).toBe(19);
  expect(await call('POST', '/apps/todo/update-task', { task: { id: '19', isCompleted: true } })).toMatchObject({
    status: 200,
    body: { task: { id: 19, isCompleted: true } },
  });
  expect(await call('POST', '/apps/todo/update-task', { task: { id: 19, dueDate: '2028-02-29' } })).toMatchObject({
    status: 200,
    body: { task: { dueDate: '2028-02-29' } },
  });
  expect(await call('DELETE', '/apps/todo/delete-task?taskId=19')).toEqual({ status: 200, body: undefined });
  expect(ids(await list())).not.toContain(19);
  expect(ids(await list('?filter=deleted'))).toContain(19);
});

it('stores the order of dragged tasks', async () => {
  const wanted = ids(await list()).toReversed();
  expect(await call('POST', '/apps/todo/reorder', { ids: wanted })).toEqual({ status: 200, body: undefined });
  expect(ids(await list())).toEqual(wanted);
  const important = ids(await list('?filter=important'));
  await call('POST', '/apps/todo/reorder', { ids: important.toReversed().map(String) });
  expect(ids(await list('?filter=important'))).toEqual(important.toReversed());
});

it.each([
  ['POST', '/apps/todo/add-tasks', { title: 'Unwrapped' }, 400],
  ['POST', '/apps/todo/update-task', { task: { title: 'No id' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 99 } }, 404],
  ['POST', '/apps/todo/add-tasks', { task: { title: 'Fern', dueDate: '2026-02-30' } }, 400],
  ['POST', '/apps/todo/add-tasks', { task: { title: 'Fern', dueDate: '2026-11-21T10:00:00Z' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 1, dueDate: '2026-13-01' } }, 400],
  ['POST', '/apps/todo/update-task', { task: { id: 1, dueDate: '21 Nov 2026' } }, 400],
  ['POST', '/apps/todo/reorder', { ids: [1, 1] }, 400],
  ['POST', '/apps/todo/reorder', { ids: [1, '1'] }, 400],
  ['POST', '/apps/todo/reorder', { ids: [1, ''] }, 400],
  ['POST', '/apps/todo/reorder', { ids: 'all' }, 400],
  ['POST', '/apps/todo/reorder', { ids: [1, 99] }, 404],
  ['DELETE', '/apps/todo/delete-task?id=1', undefined, 400],
  ['DELETE', '/apps/todo/delete-task?taskId=99', undefined, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await all()).toEqual(before);
});
