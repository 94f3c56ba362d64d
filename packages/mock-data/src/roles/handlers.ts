import { type TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField, deletedId } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { addRow, findRow, nextId, removeRow } from '../core/rows.ts';
import { seedRoles } from './data.ts';

/** Assigns the users of a group to this role. A group has only one role, so any other role loses it. */
function assignUsers(role: TemplateRole, userRole: TemplateRoleDraft['userRole'], rows: readonly TemplateRole[]): void {
  if (userRole === undefined) return;
  for (const one of rows) if (one === role || one.userRole === userRole) delete one.userRole;
  if (userRole !== null) role.userRole = userRole;
}

/** The roles: list, save, delete. */
export function roleHandlers({ record }: TopicContext) {
  const roles = record('roles', seedRoles);
  return [
    http.get('/apps/roles/data', async () => HttpResponse.json({ roles: await roles.read() })),
    http.post('/apps/roles/save', async ({ request }) => {
      const { id, userRole, ...fields } = await bodyField(request, 'role', TemplateRoleDraft, ['id']);
      const role = await roles.change((rows) => {
        const saved: TemplateRole =
          id === undefined ? addRow(rows, { id: nextId(rows), ...fields }) : Object.assign(findRow(rows, id, 'Role'), fields);
        assignUsers(saved, userRole, rows);
        return saved;
      });
      return HttpResponse.json({ role }, { status: id === undefined ? 201 : 200 });
    }),
    http.delete('/apps/roles/delete', async ({ request }) => {
      const id = await deletedId(request);
      await roles.change((rows) => removeRow(rows, id, 'Role'));
      return new HttpResponse();
    }),
  ];
}
