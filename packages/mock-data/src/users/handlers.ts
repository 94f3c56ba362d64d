import { type TemplateUser, TemplateUserChange, TemplateUserDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { type Args, bodyArgs, deletedId, idArg, listQuery, queryArgs, readAs, textArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { type Columns, listRows, matches } from '../core/list.ts';
import { addRow, findRow, nextId, removeRow } from '../core/rows.ts';
import { seedUsers, setColour } from './data.ts';
import { detailHandlers } from './details-handlers.ts';

const COLUMNS: Columns = {
  id: 'number',
  fullName: 'text',
  username: 'text',
  email: 'text',
  company: 'text',
  country: 'text',
  contact: 'text',
  role: 'text',
  currentPlan: 'text',
  status: 'text',
  billing: 'text',
  avatar: 'text',
  avatarColor: 'text',
  taxId: 'text',
  language: 'text',
  joinedAt: 'date',
};

const equalsFilter = (filter: string, value: string): boolean => filter === '' || filter === value;

function filterOf(args: Args, q: string): (user: TemplateUser) => boolean {
  const [role, status, plan] = [textArg(args, 'role'), textArg(args, 'status'), textArg(args, 'currentPlan')];
  return (user) =>
    equalsFilter(role, user.role) &&
    equalsFilter(status, user.status) &&
    equalsFilter(plan, user.currentPlan) &&
    matches(q, [user.email, user.fullName, user.billing]);
}

/** The users: all, list, one, add, change, suspend, restore, delete; and the details of one. */
export function userHandlers(context: TopicContext) {
  const { record, now } = context;
  const users = record('users', seedUsers);
  const details = detailHandlers(context, users);
  const changeOne = async (args: Args, fields: Partial<TemplateUser>): Promise<Response> => {
    const id = idArg(args);
    const user = await users.change((rows) => setColour(Object.assign(findRow(rows, id, 'User'), fields)));
    return HttpResponse.json({ user });
  };
  return [
    http.get('/api/users/list/all-data', async () => HttpResponse.json(await users.read())),
    http.get('/api/users/list/data', async ({ request }) => {
      const args = queryArgs(request);
      const query = listQuery(args, { sortColumn: 'fullName' }, COLUMNS);
      const { total, page } = listRows(await users.read(), query, COLUMNS, filterOf(args, query.q));
      return HttpResponse.json({ total, users: page });
    }),
    http.get('/api/users/user', async ({ request }) =>
      HttpResponse.json({ user: findRow(await users.read(), idArg(queryArgs(request)), 'User') }),
    ),
    http.post('/apps/users/add-user', async ({ request }) => {
      const fields = readAs(await bodyArgs(request), TemplateUserDraft, 'user');
      const draft = { ...fields, joinedAt: now().toISOString() };
      const user = await users.change((rows) => addRow(rows, setColour({ id: nextId(rows), ...draft })));
      return HttpResponse.json({ user }, { status: 201 });
    }),
    http.patch('/apps/users/update', async ({ request }) => {
      const args = await bodyArgs(request);
      return changeOne(args, readAs(args, TemplateUserChange, 'user'));
    }),
    http.post('/apps/users/suspend', async ({ request }) => changeOne(await bodyArgs(request), { status: 'inactive' })),
    http.post('/apps/users/restore', async ({ request }) => changeOne(await bodyArgs(request), { status: 'active' })),
    http.delete('/apps/users/delete', async ({ request }) => {
      const id = await deletedId(request);
      await users.change((rows) => removeRow(rows, id, 'User'));
      // The id may be used again: the next user must not inherit the details.
      await details.removeDetails(id);
      return new HttpResponse();
    }),
    ...details.handlers,
  ];
}
