import { type Employee, EmployeeDraft } from '@kado/contracts/template';
import { idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { slashDay } from '../core/dates.ts';
import { type Columns, listArgs, matches, pageOf, sortRows } from '../core/list.ts';
import { badRequest, findRow, nextId, removeRow } from '../core/refusal.ts';
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

/** The data table calls: everything, one page of it, save, delete. */
export function datatableHandlers({ topic, now, get, post, remove }: Backend) {
  const employees = topic('employees', seedEmployees);
  return [
    get('/api/datatables/initial-data', () => employees.read()),
    get('/api/datatables/data', async ({ args }) => {
      const query = listArgs(args, {}, COLUMNS);
      const allData = await employees.read();
      const found = allData.filter((row) =>
        matches(query.q, [row.full_name, row.post, row.email, row.age, row.salary, row.start_date]),
      );
      const sorted = textArg(args, 'sortColumn') === '' ? found : sortRows(found, query, COLUMNS);
      return { allData, invoices: pageOf(sorted, query), total: found.length };
    }),
    post('/api/datatables/save', async ({ args }) => {
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
    remove('/api/datatables/delete', ({ args }) => employees.change((rows) => removeRow(rows, idArg(args), 'Row'))),
  ];
}
