import { type Employee, EmployeeDraft } from '@kado/contracts';
import { idArg, listQuery, readAs, textArg } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { slashDay } from '../core/dates.ts';
import { type Columns, matches, pageOf, sortRows } from '../core/list.ts';
import { badRequest } from '../core/errors.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedEmployees } from './data.ts';

const COLUMNS: Columns = {
  id: 'number',
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

/** The data table: all rows, one page, save, delete. */
export function datatableHandlers({ http, record, now }: TopicContext) {
  const employees = record('employees', seedEmployees);
  return [
    http.get('/api/datatables/initial-data', () => employees.read()),
    http.get('/api/datatables/data', async ({ args }) => {
      const query = listQuery(args, {}, COLUMNS);
      const allData = await employees.read();
      const found = allData.filter((row) =>
        matches(query.q, [row.full_name, row.post, row.email, row.age, row.salary, row.start_date]),
      );
      const sorted = textArg(args, 'sortColumn') === '' ? found : sortRows(found, query, COLUMNS);
      return { allData, invoices: pageOf(sorted, query), total: found.length };
    }),
    http.post('/api/datatables/save', async ({ args }) => {
      const { id, ...fields } = readAs(args, EmployeeDraft, 'row');
      if (id !== undefined) return employees.change((rows) => ({ row: Object.assign(findRow(rows, id, 'Row'), fields) }));
      const { full_name } = fields;
      if (full_name === undefined) throw badRequest('full_name is missing');
      return created(
        await employees.change((rows) => {
          const row: Employee = { ...EMPTY, start_date: slashDay(now()), ...fields, full_name, id: nextId(rows) };
          rows.push(row);
          return { row };
        }),
      );
    }),
    http.delete('/api/datatables/delete', ({ args }) => employees.change((rows) => removeRow(rows, idArg(args), 'Row'))),
  ];
}
