import { type TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { idArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { seedRoles } from './data.ts';

/** Users hold one role: what is given to them takes the place of what they had. */
function giveTo(role: TemplateRole, userRole: TemplateRoleDraft['userRole'], rows: readonly TemplateRole[]): void {
  if (userRole === undefined) return;
  for (const one of rows) if (one === role || one.userRole === userRole) delete one.userRole;
  if (userRole !== null) role.userRole = userRole;
}

/** The role calls: all, save (new or changed), delete. */
export function roleHandlers({ topic, get, post, remove }: Backend) {
  const roles = topic('roles', seedRoles);
  return [
    get('/apps/roles/data', async () => ({ roles: await roles.read() })),
    post('/apps/roles/save', async ({ args }) => {
      const { id, userRole, ...fields } = readAs(args['role'], TemplateRoleDraft, 'role');
      const body = await roles.change((rows) => {
        const role: TemplateRole =
          id === undefined ? { id: nextId(rows), ...fields } : Object.assign(findRow(rows, id, 'Role'), fields);
        if (id === undefined) rows.push(role);
        giveTo(role, userRole, rows);
        return { role };
      });
      return id === undefined ? created(body) : body;
    }),
    remove('/apps/roles/delete', ({ args }) => roles.change((rows) => removeRow(rows, idArg(args), 'Role'))),
  ];
}
