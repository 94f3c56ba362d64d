import { type TemplateUser, TemplateUserChange, TemplateUserDraft } from '@kado/contracts/template';
import { type Args, idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { type Columns, listArgs, listRows, matches } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
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

const exactly = (asked: string, value: string): boolean => asked === '' || asked === value;

function finder(args: Args, q: string): (user: TemplateUser) => boolean {
  const [role, status, plan] = [textArg(args, 'role'), textArg(args, 'status'), textArg(args, 'currentPlan')];
  return (user) =>
    exactly(role, user.role) &&
    exactly(status, user.status) &&
    exactly(plan, user.currentPlan) &&
    matches(q, [user.email, user.fullName, user.billing]);
}

/** The user calls: all, list, one, add, change, suspend, restore, delete; and the details of one. */
export function userHandlers(backend: Backend) {
  const { topic, now, get, post, patch, remove } = backend;
  const users = topic('users', seedUsers);
  const details = detailHandlers(backend, users);
  const changeOne = (args: Args, fields: Partial<TemplateUser>) =>
    users.change((rows) => ({ user: Object.assign(findRow(rows, idArg(args), 'User'), fields) }));
  return [
    get('/api/users/list/all-data', () => users.read()),
    get('/api/users/list/data', async ({ args }) => {
      const query = listArgs(args, { sortColumn: 'fullName' }, COLUMNS);
      const { total, page } = listRows(await users.read(), query, COLUMNS, finder(args, query.q));
      return { total, users: page };
    }),
    get('/api/users/user', async ({ args }) => ({ user: findRow(await users.read(), idArg(args), 'User') })),
    post('/apps/users/add-user', async ({ args }) => {
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
    patch('/apps/users/update', ({ args }) => changeOne(args, readAs(args, TemplateUserChange, 'user'))),
    post('/apps/users/suspend', ({ args }) => changeOne(args, { status: 'inactive' })),
    post('/apps/users/restore', ({ args }) => changeOne(args, { status: 'active' })),
    // Its number may be given again: the next user must not inherit.
    remove('/apps/users/delete', async ({ args }) => {
      await users.change((rows) => removeRow(rows, idArg(args), 'User'));
      await details.forget(idArg(args));
    }),
    ...details.handlers,
  ];
}
