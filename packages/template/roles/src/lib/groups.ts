import { PERMISSION_ROLES, USER_ROLES } from '@kado/contracts/template';
import type { IconName } from '@kado/ui';
import type { PillProps } from '@kado/template-ui';

/** The user groups; each has at most one role. */
export type Group = (typeof USER_ROLES)[number];
export const GROUPS: readonly Group[] = USER_ROLES;

/** The roles that permissions are assigned to, and the tone and icon of their pills. */
export type PermissionRole = (typeof PERMISSION_ROLES)[number];
export const ASSIGNABLE_ROLES: readonly PermissionRole[] = PERMISSION_ROLES;
export const ROLE_LOOKS: Record<PermissionRole, { tone: PillProps['tone']; icon: IconName }> = {
  administrator: { tone: 'primary', icon: 'crown' },
  manager: { tone: 'warn', icon: 'brief' },
  user: { tone: 'good', icon: 'user' },
  support: { tone: 'info', icon: 'help' },
  'restricted-user': { tone: 'bad', icon: 'lock' },
};
