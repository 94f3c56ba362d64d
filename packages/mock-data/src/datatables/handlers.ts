import { type Employee, EmployeeDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, deletedId, listQuery, queryArgs, readAs, textArg, withoutEmpty } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { slashDay } from '../core/dates.ts';
import { badRequest } from '../core/errors.ts';
import { type Columns, matches, pageOf, sortRows } from '../core/list.ts';
import { addRow, findRow, nextId, removeRow } from '../core/rows.ts';
import { seedEmployees } from './data.ts';

const COLUMNS: Columns = {
  responsive_id: 'text',
  id: 'number',
  avatar: 'text',
  full_name: 'text',
  post: 'text',
  email: 'text',
  city: 'text',
  start_date: 'date',
  salary: 'money',
  age: 'number',
  experience: 'text',
  status: 'number',
};
const EMPTY = {
  responsive_id: '',
  avatar: '',
  post: '',
  email: '',
  city: '',
  salary: '$0.00',
  age: '',
  experience: '0 Years',
  status: 5,
};

/** These fields count as absent if they are empty. `age` is not one of them: an empty age means that it is unknown. */
const NUMBERS = ['id', 'status', 'salary', 'start_date', 'experience'];

/** The data table: all rows, one page, save, delete. */
export function datatableHandlers({ record, now }: TopicContext) {
  const employees = record('employees', seedEmployees);
  return [
    http.get('/api/datatables/initial-data', async () => HttpResponse.json(await employees.read())),
    http.get('/api/datatables/data', async ({ request }) => {
      const args = queryArgs(request);
      const query = listQuery(args, {}, COLUMNS);
      const allData = await employees.read();
      const found = allData.filter((row) =>
        matches(query.q, [row.full_name, row.post, row.email, row.age, row.salary, row.start_date]),
      );
      const isSorted = textArg(args, 'sort') !== '' || textArg(args, 'sortColumn') !== '';
      const sorted = isSorted ? sortRows(found, query, COLUMNS) : found;
      return HttpResponse.json({ allData, invoices: pageOf(sorted, query), total: found.length });
    }),
    http.post('/api/datatables/save', async ({ request }) => {
      const { id, ...fields } = readAs(withoutEmpty(await bodyArgs(request), NUMBERS), EmployeeDraft, 'row');
      if (id !== undefined) {
        const changed = await employees.change((rows) => Object.assign(findRow(rows, id, 'Row'), fields));
        return HttpResponse.json({ row: changed });
      }
      const { full_name } = fields;
      if (full_name === undefined) throw badRequest('full_name is missing');
      const draft = { ...EMPTY, start_date: slashDay(now()), ...fields, full_name };
      const row = await employees.change((rows) => addRow<Employee>(rows, { ...draft, id: nextId(rows) }));
      return HttpResponse.json({ row }, { status: 201 });
    }),
    http.delete('/api/datatables/delete', async ({ request }) => {
      const id = await deletedId(request);
      await employees.change((rows) => removeRow(rows, id, 'Row'));
      return new HttpResponse();
    }),
  ];
}
