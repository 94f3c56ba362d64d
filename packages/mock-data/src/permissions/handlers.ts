import { type Permission, PERMISSION_ROLES, PermissionDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, bodyField, deletedId, idArg, listQuery, queryArgs, readAs, textArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { minuteText } from '../core/dates.ts';
import { type Columns, matches, pageOf, sortRows } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedPermissions } from './data.ts';

const COLUMNS: Columns = { id: 'number', name: 'text', createdDate: 'date' };

/** The fields of a draft; the administrator has every permission. */
const fieldsOf = ({ assignedTo, ...fields }: PermissionDraft): Partial<Permission> => ({
  ...fields,
  ...(assignedTo && { assignedTo: PERMISSION_ROLES.filter((role) => role === 'administrator' || assignedTo.includes(role)) }),
});

/** The permissions: list, add at the front, change, delete. */
export function permissionHandlers({ record, now }: TopicContext) {
  const permissions = record('permissions', seedPermissions);
  return [
    http.get('/apps/permissions/data', async ({ request }) => {
      const args = queryArgs(request);
      const [role, column] = [textArg(args, 'assignedTo'), textArg(args, 'sortColumn')];
      const query = listQuery(args, { sortColumn: 'name' }, COLUMNS);
      const allData = await permissions.read();
      const assigned = ({ assignedTo }: Permission): boolean => role === '' || assignedTo.some((one) => one === role);
      const found = allData.filter((row) => assigned(row) && matches(query.q, [row.name, row.createdDate]));
      const sorted = column === '' ? found : sortRows(found, query, COLUMNS);
      return HttpResponse.json({ params: args, allData, total: found.length, permissions: pageOf(sorted, query) });
    }),
    http.post('/apps/permissions/add-permission', async ({ request }) => {
      const draft = await bodyField(request, 'permission', PermissionDraft);
      const permission = await permissions.change((rows) => {
        const added: Permission = {
          id: nextId(rows),
          name: draft.name,
          assignedTo: ['administrator'],
          createdDate: minuteText(now()),
          ...fieldsOf(draft),
        };
        rows.unshift(added);
        return added;
      });
      return HttpResponse.json({ permission }, { status: 201 });
    }),
    http.post('/apps/permissions/update-permission', async ({ request }) => {
      const args = await bodyArgs(request);
      const fields = fieldsOf(readAs(args, PermissionDraft, 'permission'));
      await permissions.change((rows) => void Object.assign(findRow(rows, idArg(args), 'Permission'), fields));
      return new HttpResponse(null, { status: 201 });
    }),
    http.delete('/apps/permissions/delete', async ({ request }) => {
      const id = await deletedId(request);
      await permissions.change((rows) => removeRow(rows, id, 'Permission'));
      return new HttpResponse();
    }),
  ];
}
