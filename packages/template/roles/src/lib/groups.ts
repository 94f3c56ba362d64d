import { PERMISSION_ROLES, USER_ROLES, type TemplateUser } from '@kado/contracts';
import type { IconName, PillProps, StatusTone } from '@kado/ui';

/** The groups that users come in; each holds at most one role. */
export type Group = (typeof USER_ROLES)[number];
export const GROUPS: readonly Group[] = USER_ROLES;
export const GROUP_ICONS: Record<Group, IconName> = {
  admin: 'crown',
  editor: 'pen',
  author: 'book',
  maintainer: 'wrench',
  subscriber: 'user',
};

export const STATUS_LOOKS: Record<TemplateUser['status'], { tone: StatusTone; icon: IconName }> = {
  active: { tone: 'good', icon: 'done' },
  pending: { tone: 'warn', icon: 'clock' },
  inactive: { tone: 'quiet', icon: 'off' },
};

/** The keys of the words for how users pay. */
export const BILLING_KEYS = {
  'Manual - Credit Card': 'card',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
  'Auto Debit': 'auto',
} as const satisfies Record<TemplateUser['billing'], string>;

/** The roles that permissions are assigned to, and how their chips look. */
export type Holder = (typeof PERMISSION_ROLES)[number];
export const HOLDERS: readonly Holder[] = PERMISSION_ROLES;
export const HOLDER_LOOKS: Record<Holder, { tone: PillProps['tone']; icon: IconName }> = {
  administrator: { tone: 'primary', icon: 'crown' },
  manager: { tone: 'warn', icon: 'brief' },
  user: { tone: 'good', icon: 'user' },
  support: { tone: 'info', icon: 'help' },
  'restricted-user': { tone: 'bad', icon: 'lock' },
};
