import { type TemplateRole, TemplateRoleDraft } from '@kado/contracts';
import { idArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { seedRoles } from './data.ts';

/** The role calls: all, save (new or changed), delete. */
export function roleHandlers({ topic, get, post, remove }: Backend) {
  const roles = topic('roles', seedRoles);
  return [
    get('/apps/roles/data', async () => ({ roles: await roles.read() })),
    post('/apps/roles/save', async ({ args }) => {
      const { id, ...fields } = readAs(args['role'], TemplateRoleDraft, 'role');
      const body = await roles.change((rows) => {
        const role: TemplateRole =
          id === undefined ? { id: nextId(rows), ...fields } : Object.assign(findRow(rows, id, 'Role'), fields);
        if (id === undefined) rows.push(role);
        return { role };
      });
      return id === undefined ? created(body) : body;
    }),
    remove('/apps/roles/delete', ({ args }) => roles.change((rows) => removeRow(rows, idArg(args), 'Role'))),
  ];
}
