import { type Permission, PERMISSION_ROLES, PermissionDraft } from '@kado/contracts';
import { idArg, listQuery, readAs, textArg } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { minuteText } from '../core/dates.ts';
import { type Columns, matches, pageOf, sortRows } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedPermissions } from './data.ts';

const COLUMNS: Columns = { name: 'text', createdDate: 'date' };

/** The fields of a draft; the administrator has every permission. */
const fieldsOf = ({ assignedTo, ...fields }: PermissionDraft): Partial<Permission> => ({
  ...fields,
  ...(assignedTo && { assignedTo: PERMISSION_ROLES.filter((role) => role === 'administrator' || assignedTo.includes(role)) }),
});

/** The permissions: list, add at the front, change, delete. */
export function permissionHandlers({ http, record, now }: TopicContext) {
  const permissions = record('permissions', seedPermissions);
  return [
    http.get('/apps/permissions/data', async ({ args }) => {
      const [role, column] = [textArg(args, 'assignedTo'), textArg(args, 'sortColumn')];
      const query = listQuery(args, { sortColumn: 'name' }, COLUMNS);
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
    http.post('/apps/permissions/add-permission', async ({ args }) => {
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
    http.post('/apps/permissions/update-permission', async ({ args }) => {
      const fields = fieldsOf(readAs(args, PermissionDraft, 'permission'));
      await permissions.change((rows) => void Object.assign(findRow(rows, idArg(args), 'Permission'), fields));
      return created();
    }),
    http.delete('/apps/permissions/delete', ({ args }) =>
      permissions.change((rows) => removeRow(rows, idArg(args), 'Permission')),
    ),
  ];
}
