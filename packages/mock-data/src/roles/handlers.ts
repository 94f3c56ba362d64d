import { type TemplateRole, TemplateRoleDraft } from '@kado/contracts';
import { idArg, readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedRoles } from './data.ts';

/** Assigns the users of a group to this role; they have one role, so any other role loses them. */
function assignUsers(role: TemplateRole, userRole: TemplateRoleDraft['userRole'], rows: readonly TemplateRole[]): void {
  if (userRole === undefined) return;
  for (const one of rows) if (one === role || one.userRole === userRole) delete one.userRole;
  if (userRole !== null) role.userRole = userRole;
}

/** The roles: list, save, delete. */
export function roleHandlers({ http, record }: TopicContext) {
  const roles = record('roles', seedRoles);
  return [
    http.get('/apps/roles/data', async () => ({ roles: await roles.read() })),
    http.post('/apps/roles/save', async ({ args }) => {
      const { id, userRole, ...fields } = readAs(args['role'], TemplateRoleDraft, 'role');
      const body = await roles.change((rows) => {
        const role: TemplateRole =
          id === undefined ? { id: nextId(rows), ...fields } : Object.assign(findRow(rows, id, 'Role'), fields);
        if (id === undefined) rows.push(role);
        assignUsers(role, userRole, rows);
        return { role };
      });
      return id === undefined ? created(body) : body;
    }),
    http.delete('/apps/roles/delete', ({ args }) => roles.change((rows) => removeRow(rows, idArg(args), 'Role'))),
  ];
}
