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
  /** Too much leans on it to be deleted by a press; the call itself does not refuse. */
  core: z.exactOptional(z.boolean()),
});
export type Permission = z.infer<typeof Permission>;

/** What GET /apps/permissions/data takes. */
export interface PermissionListQuery {
  q?: string;
  page?: number;
  perPage?: number;
  assignedTo?: string;
  /** Without a column the order is the stored one, the newest first. */
  sort?: string;
  sortColumn?: string;
}

/** What GET /apps/permissions/data answers; params repeats what was asked. */
export const PermissionListBody = z.object({
  params: z.record(z.string(), z.unknown()),
  allData: z.array(Permission),
  total: z.int(),
  permissions: z.array(Permission),
});
export type PermissionListBody = z.infer<typeof PermissionListBody>;

/** A permission to add or change: what is absent stays (new ones: administrator alone, not core). The administrator always has it. */
export const PermissionDraft = z.object({
  name: Filled,
  assignedTo: z.exactOptional(z.array(z.enum(PERMISSION_ROLES))),
  core: z.exactOptional(z.boolean()),
});
export type PermissionDraft = z.infer<typeof PermissionDraft>;

/** The areas that a role has rights on. */
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

/** The rights of a role on one area. */
export const RoleRights = z.object({ read: z.boolean(), write: z.boolean(), create: z.boolean() });
export type RoleRights = z.infer<typeof RoleRights>;

/** A sample role with its matrix of rights by area; `userRole` names the users who hold it, nobody where it is absent. */
export const TemplateRole = z.object({
  id: z.int(),
  name: z.string(),
  matrix: z.record(z.string(), RoleRights),
  userRole: z.exactOptional(z.enum(USER_ROLES)),
});
export type TemplateRole = z.infer<typeof TemplateRole>;

/** A role to save: without an id it is a new one. `userRole` takes these users from the role they had; null leaves it without any. */
export const TemplateRoleDraft = z.object({
  id: z.exactOptional(LooseId),
  name: Filled,
  matrix: z.record(z.string(), RoleRights),
  userRole: z.exactOptional(z.nullable(z.enum(USER_ROLES))),
});
export type TemplateRoleDraft = z.input<typeof TemplateRoleDraft>;
