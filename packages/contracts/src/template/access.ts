import * as z from 'zod/mini';
import { Filled, LooseId } from './loose.ts';
import { USER_ROLES } from './users.ts';

/** The roles that sample permissions are assigned to. */
export const PERMISSION_ROLES = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;

/** A sample permission; createdDate is 'DD Mon YYYY, h:mm AM'. */
export const Permission = z.object({
  id: z.int(),
  name: z.string(),
  assignedTo: z.array(z.enum(PERMISSION_ROLES)),
  createdDate: z.string(),
  /** Whether the interface disables deletion because others depend on it; the API does not refuse it. */
  core: z.exactOptional(z.boolean()),
});
export type Permission = z.infer<typeof Permission>;

/** Query of GET /apps/permissions/data. */
export interface PermissionListQuery {
  q?: string;
  page?: number;
  perPage?: number;
  assignedTo?: string;
  /** Without a column, the stored order is used: newest first. */
  sort?: string;
  sortColumn?: string;
}

/** Response of GET /apps/permissions/data; `params` repeats the query. */
export const PermissionListBody = z.object({
  params: z.record(z.string(), z.unknown()),
  allData: z.array(Permission),
  total: z.int(),
  permissions: z.array(Permission),
});
export type PermissionListBody = z.infer<typeof PermissionListBody>;

/** A permission to add or change. Absent fields keep their value (defaults: administrator only, not core). The administrator always has it. */
export const PermissionDraft = z.object({
  name: Filled,
  assignedTo: z.exactOptional(z.array(z.enum(PERMISSION_ROLES))),
  core: z.exactOptional(z.boolean()),
});
export type PermissionDraft = z.infer<typeof PermissionDraft>;

/** The areas of a role's permissions. */
export const ROLE_AREAS = [
  'userManagement',
  'content',
  'disputes',
  'database',
  'finance',
  'reporting',
  'apiControl',
  'repository',
  'payroll',
] as const;

/** A role's rights in one area. */
export const RoleRights = z.object({ read: z.boolean(), write: z.boolean(), create: z.boolean() });
export type RoleRights = z.infer<typeof RoleRights>;

/** The permissions to save, for each of the areas. */
const RoleMatrix = z
  .record(z.string(), RoleRights)
  .check(z.refine((matrix) => Object.keys(matrix).toSorted().join() === [...ROLE_AREAS].toSorted().join()));

/** A sample role with its permissions by area; `userRole` is the role of its users, absent if it has none. */
export const TemplateRole = z.object({
  id: z.int(),
  name: z.string(),
  matrix: z.record(z.string(), RoleRights),
  userRole: z.exactOptional(z.enum(USER_ROLES)),
});
export type TemplateRole = z.infer<typeof TemplateRole>;

/** A role to save; without an id, it is created. `userRole` assigns these users to the role; null leaves it without users. */
export const TemplateRoleDraft = z.object({
  id: z.exactOptional(LooseId),
  name: Filled,
  matrix: RoleMatrix,
  userRole: z.exactOptional(z.nullable(z.enum(USER_ROLES))),
});
export type TemplateRoleDraft = z.input<typeof TemplateRoleDraft>;
