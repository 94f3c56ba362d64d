import { type TemplateUser, TemplateUserChange, TemplateUserDraft } from '@kado/contracts';
import { type Args, idArg, listQuery, readAs, textArg } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { type Columns, listRows, matches } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedUsers } from './data.ts';
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
  const { http, record, now } = context;
  const users = record('users', seedUsers);
  const details = detailHandlers(context, users);
  const changeOne = (args: Args, fields: Partial<TemplateUser>) =>
    users.change((rows) => ({ user: Object.assign(findRow(rows, idArg(args), 'User'), fields) }));
  return [
    http.get('/api/users/list/all-data', () => users.read()),
    http.get('/api/users/list/data', async ({ args }) => {
      const query = listQuery(args, { sortColumn: 'fullName' }, COLUMNS);
      const { total, page } = listRows(await users.read(), query, COLUMNS, filterOf(args, query.q));
      return { total, users: page };
    }),
    http.get('/api/users/user', async ({ args }) => ({ user: findRow(await users.read(), idArg(args), 'User') })),
    http.post('/apps/users/add-user', async ({ args }) => {
      const fields = readAs(args, TemplateUserDraft, 'user');
      return created(
        await users.change((rows) => {
          const user: TemplateUser = {
            id: nextId(rows),
            ...fields,
            ...(fields.avatar === '' && { avatarColor: 'light-primary' }),
            joinedAt: now().toISOString(),
          };
          rows.push(user);
          return { user };
        }),
      );
    }),
    http.patch('/apps/users/update', ({ args }) => changeOne(args, readAs(args, TemplateUserChange, 'user'))),
    http.post('/apps/users/suspend', ({ args }) => changeOne(args, { status: 'inactive' })),
    http.post('/apps/users/restore', ({ args }) => changeOne(args, { status: 'active' })),
    // The id may be used again: the next user must not inherit the details.
    http.delete('/apps/users/delete', async ({ args }) => {
      await users.change((rows) => removeRow(rows, idArg(args), 'User'));
      await details.removeDetails(idArg(args));
    }),
    ...details.handlers,
  ];
}
