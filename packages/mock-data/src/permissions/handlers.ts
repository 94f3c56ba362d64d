import { type Permission, PERMISSION_ROLES, PermissionDraft } from '@kado/contracts/template';
import { idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { minuteText } from '../core/dates.ts';
import { type Columns, listArgs, matches, pageOf, sortRows } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { seedPermissions } from './data.ts';

const COLUMNS: Columns = { name: 'text', createdDate: 'date' };

/** What a draft says about a permission; the administrator has every one. */
const fieldsOf = ({ assignedTo, ...fields }: PermissionDraft): Partial<Permission> => ({
  ...fields,
  ...(assignedTo && { assignedTo: PERMISSION_ROLES.filter((role) => role === 'administrator' || assignedTo.includes(role)) }),
});

/** The permission calls: list, add (at the front), change, delete. */
export function permissionHandlers({ topic, now, get, post, remove }: Backend) {
  const permissions = topic('permissions', seedPermissions);
  return [
    get('/apps/permissions/data', async ({ args }) => {
      const [role, column] = [textArg(args, 'assignedTo'), textArg(args, 'sortColumn')];
      const query = listArgs(args, { sortColumn: 'name' }, COLUMNS);
      const allData = await permissions.read();
      const assigned = ({ assignedTo }: Permission): boolean => role === '' || assignedTo.some((one) => one === role);
      const found = allData.filter((row) => assigned(row) && matches(query.q, [row.name, row.createdDate]));
      return {
        params: args,
        allData,
        total: found.length,
        permissions: pageOf(column === '' ? found : sortRows(found, query, COLUMNS), query),
      };
    }),
    post('/apps/permissions/add-permission', async ({ args }) => {
      const draft = readAs(args['permission'], PermissionDraft, 'permission');
      return created(
        await permissions.change((rows) => {
          const permission: Permission = {
            id: nextId(rows),
            name: draft.name,
            assignedTo: ['administrator'],
            createdDate: minuteText(now()),
            ...fieldsOf(draft),
          };
          rows.unshift(permission);
          return { permission };
        }),
      );
    }),
    post('/apps/permissions/update-permission', async ({ args }) => {
      const fields = fieldsOf(readAs(args, PermissionDraft, 'permission'));
      await permissions.change((rows) => void Object.assign(findRow(rows, idArg(args), 'Permission'), fields));
      return created();
    }),
    remove('/apps/permissions/delete', ({ args }) => permissions.change((rows) => removeRow(rows, idArg(args), 'Permission'))),
  ];
}
