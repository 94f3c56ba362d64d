import type { Notification } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';

/** minutes ago, person (empty = the system), what happened, icon, page. */
const ROWS: readonly (readonly [number, string, string, string, string])[] = [
  [8, 'Noor Haddad', 'paid invoice 5036', 'invoice', '/apps/invoice/preview/5036'],
  [18, 'Kofi Mensah', 'wrote: “the first one is December”', 'chat', '/apps/chat'],
  [60, 'Priya Nair', 'asks for the rights of an editor', 'user', '/apps/roles'],
  [125, '', 'Three invoices are past due', 'alert', '/apps/invoice/list?status=Past+Due'],
  [190, '', 'A sign-in from a new device in Porto', 'shield', '/pages/account-settings'],
  [310, '', 'The nightly backup has finished', 'done', '/'],
];

/** The notifications, and whether those of the system are switched on. */
export interface NotificationState {
  system: boolean;
  notifications: Notification[];
}

/** Six unread notifications of this morning. */
export const seedNotifications = ({ now }: Pick<SeedContext, 'now'>): NotificationState => ({
  system: true,
  notifications: ROWS.map(([minutes, who, text, icon, link], index) => ({
    id: index + 1,
    who,
    text,
    icon,
    time: new Date(now.getTime() - minutes * 60_000).toISOString(),
    link,
    isRead: false,
    isSystem: who === '',
  })),
});
