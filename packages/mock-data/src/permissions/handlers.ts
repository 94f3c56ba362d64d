import { type Permission, PermissionDraft } from '@kado/contracts';
import { countArg, idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { minuteText } from '../core/dates.ts';
import { matches, pageOf } from '../core/list.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { seedPermissions } from './data.ts';

/** The permission calls: list, add (at the front), rename, delete. */
export function permissionHandlers({ topic, now, get, post, remove }: Backend) {
  const permissions = topic('permissions', seedPermissions);
  return [
    get('/apps/permissions/data', async ({ args }) => {
      const [q, role] = [textArg(args, 'q'), textArg(args, 'assignedTo')];
      const paging = { page: countArg(args, 'page', 1), perPage: countArg(args, 'perPage', 10) };
      const allData = await permissions.read();
      const assigned = ({ assignedTo }: Permission): boolean => role === '' || assignedTo.some((one) => one === role);
      const found = allData.filter((row) => assigned(row) && matches(q, [row.name, row.createdDate]));
      return { params: args, allData, total: found.length, permissions: pageOf(found, paging) };
    }),
    post('/apps/permissions/add-permission', async ({ args }) => {
      const { name } = readAs(args['permission'], PermissionDraft, 'permission');
      return created(
        await permissions.change((rows) => {
          const permission: Permission = {
            id: nextId(rows),
            name,
            assignedTo: ['administrator'],
            createdDate: minuteText(now()),
          };
          rows.unshift(permission);
          return { permission };
        }),
      );
    }),
    post('/apps/permissions/update-permission', async ({ args }) => {
      const { name } = readAs(args, PermissionDraft, 'permission');
      await permissions.change((rows) => void (findRow(rows, idArg(args), 'Permission').name = name));
      return created();
    }),
    remove('/apps/permissions/delete', ({ args }) => permissions.change((rows) => removeRow(rows, idArg(args), 'Permission'))),
  ];
}
