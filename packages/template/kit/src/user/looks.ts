import type { TemplateUser } from '@kado/contracts/template';
import type { IconName, StatusTone } from '@kado/ui';

/** The icons of the sample users' roles. */
export const USER_ROLE_ICONS = {
  admin: 'crown',
  editor: 'pen',
  author: 'book',
  maintainer: 'wrench',
  subscriber: 'user',
} as const satisfies Record<TemplateUser['role'], IconName>;

/** The tone of each status. */
export const USER_STATUS_LOOKS = {
  active: { tone: 'good', icon: 'done' },
  pending: { tone: 'warn', icon: 'clock' },
  inactive: { tone: 'quiet', icon: 'off' },
} as const satisfies Record<TemplateUser['status'], { tone: StatusTone; icon: IconName }>;
