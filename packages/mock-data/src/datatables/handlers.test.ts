import { Employee, EmployeeListBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countBy, testBackend } from '../testing.ts';

const call = testBackend();
const all = async (): Promise<Employee[]> => z.array(Employee).parse((await call('GET', '/api/datatables/initial-data')).body);
const list = async (query: string): Promise<EmployeeListBody> =>
  EmployeeListBody.parse((await call('GET', `/api/datatables/data${query}`)).body);
const pay = ({ salary }: Employee): number => Number(salary.slice(1));

it('has a hundred rows with the counts and ranges of the contract', async () => {
  const rows = await all();
  expect(rows).toHaveLength(100);
  expect(countBy(rows, ({ status }) => String(status))).toEqual({ 1: 23, 2: 19, 3: 18, 4: 23, 5: 17 });
  expect([Math.min(...rows.map(pay)), Math.max(...rows.map(pay))]).toEqual([10089.96, 24973.48]);
  expect(rows.every(({ age }) => Number(age) >= 19 && Number(age) <= 66)).toBe(true);
  expect(rows.every(({ start_date }) => /^\d{2}\/\d{2}\/201[6-9]$/.test(start_date))).toBe(true);
  expect(rows.every(({ experience }) => /^\d Years?$/.test(experience))).toBe(true);
  expect(rows.every(({ salary }) => /^\$\d{5}\.\d{2}$/.test(salary))).toBe(true);
});

it('pages in stored order unless a sort column is sent', async () => {
  const rows = await all();
  const found = await list('?page=2&perPage=7');
  expect([found.total, found.invoices, found.allData]).toEqual([100, rows.slice(7, 14), rows]);
  const dearest = (await list('?sortColumn=salary&sort=desc&perPage=100')).invoices.map(pay);
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
});

it.each([
  ['?sort=desc', [100, 99, 98]],
  ['?sort=asc', [1, 2, 3]],
  ['?sort=desc&sortColumn=', [100, 99, 98]],
])('sorts %s by id', async (query, first) => {
  expect((await list(query)).invoices.slice(0, 3).map(({ id }) => id)).toEqual(first);
});

it('sorts by each of its columns', async () => {
  for (const column of Object.keys(Employee.shape))
    expect((await list(`?sortColumn=${column}`)).invoices, column).toHaveLength(10);
});

it('has a file name or nothing as the avatar of a row', async () => {
  const avatars = (await all()).map(({ avatar }) => avatar);
  expect(avatars.every((avatar) => /^(\d+\.svg)?$/.test(avatar))).toBe(true);
  expect(avatars.filter((avatar) => avatar === '')).toHaveLength(34);
});

it.each(['', ' ', null])('saves a row whose id is %j as a new one', async (id) => {
  expect(await call('POST', '/api/datatables/save', { id, full_name: 'Ada Byron', status: '2' })).toMatchObject({
    status: 201,
    body: { row: { id: 101, status: 2 } },
  });
  expect(await call('POST', '/api/datatables/save', { id: '101', status: '' })).toMatchObject({
    status: 200,
    body: { row: { id: 101, full_name: 'Ada Byron', status: 2 } },
  });
});

it.each(['engel', 'POTTER', '/2017', '$10089.96', '66', '@staff'])('finds %s in its six columns', async (q) => {
  const rows = (await all()).filter((row) =>
    [row.full_name, row.post, row.email, row.age, row.salary, row.start_date].some((text) =>
      text.toLowerCase().includes(q.toLowerCase()),
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await list(`?perPage=100&q=${encodeURIComponent(q)}`)).invoices).toEqual(rows);
});

it('saves a new row, changes it and deletes it', async () => {
  expect(await call('POST', '/api/datatables/save', { full_name: 'Ada Byron', age: 36 })).toMatchObject({
    status: 201,
    body: { row: { id: 101, full_name: 'Ada Byron', age: '36' } },
  });
  expect(await call('POST', '/api/datatables/save', { id: 101, city: 'London' })).toMatchObject({
    status: 200,
    body: { row: { id: 101, full_name: 'Ada Byron', city: 'London' } },
  });
  expect(await call('DELETE', '/api/datatables/delete?id=101')).toEqual({ status: 200, body: undefined });
  expect(await all()).toHaveLength(100);
});

it.each([
  [{ salary: '$12345.60' }, { salary: '$12345.60' }],
  [{ salary: ' 12,345.6 ' }, { salary: '$12345.60' }],
  [{ salary: 12345 }, { salary: '$12345.00' }],
  [{ age: ' 36 ' }, { age: '36' }],
  [{ age: '' }, { age: '' }],
  [{ start_date: '02/29/2016' }, { start_date: '02/29/2016' }],
  [{ experience: '1 Year' }, { experience: '1 Year' }],
  [{ experience: '12' }, { experience: '12 Years' }],
  [{ experience: 1 }, { experience: '1 Year' }],
  [{ email: ' ada@engine.example ' }, { email: 'ada@engine.example' }],
  [{ email: '' }, { email: '' }],
])('stores %j as %j', async (fields, stored) =>
  expect(await call('POST', '/api/datatables/save', { id: 1, ...fields })).toMatchObject({ status: 200, body: { row: stored } }),
);

it('keeps a field if an empty one is sent, and accepts each row that it returned', async () => {
  const rows = await all();
  const empty = { salary: '', start_date: '', experience: '', status: '' };
  expect(await call('POST', '/api/datatables/save', { id: 1, ...empty })).toMatchObject({ body: { row: rows[0] } });
  for (const row of rows) expect(await call('POST', '/api/datatables/save', row)).toEqual({ status: 200, body: { row } });
});

it.each([
  ['GET', '/api/datatables/data?page=0', undefined, 400],
  ['GET', '/api/datatables/data?sortColumn=shoe', undefined, 400],
  ['POST', '/api/datatables/save', { city: 'London' }, 400],
  ['POST', '/api/datatables/save', { id: 999, city: 'London' }, 404],
  ['POST', '/api/datatables/save', { id: 1, age: null }, 400],
  ['POST', '/api/datatables/save', { id: 1, age: {} }, 400],
  ['POST', '/api/datatables/save', { id: 1, age: -4 }, 400],
  ['POST', '/api/datatables/save', { id: 1, age: 'old' }, 400],
  ['POST', '/api/datatables/save', { id: 1, salary: 'abc' }, 400],
  ['POST', '/api/datatables/save', { id: 1, salary: '-$5' }, 400],
  ['POST', '/api/datatables/save', { id: 1, start_date: '2019-05-01' }, 400],
  ['POST', '/api/datatables/save', { id: 1, start_date: '13/01/2019' }, 400],
  ['POST', '/api/datatables/save', { id: 1, start_date: '02/30/2019' }, 400],
  ['POST', '/api/datatables/save', { id: 1, experience: 'many' }, 400],
  ['POST', '/api/datatables/save', { id: 1, email: 'nope' }, 400],
  ['POST', '/api/datatables/save', { full_name: 'Ada Byron', salary: 'abc' }, 400],
  ['POST', '/api/datatables/save', { id: 1, status: 9 }, 400],
  ['POST', '/api/datatables/save', { id: 1, status: 'busy' }, 400],
  ['DELETE', '/api/datatables/delete', undefined, 400],
  ['DELETE', '/api/datatables/delete?id=999', undefined, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await all()).toEqual(before);
});
