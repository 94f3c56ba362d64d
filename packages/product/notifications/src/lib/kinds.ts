import type { Notification } from '@kado/contracts';
import type { IconName } from '@kado/ui';

const ICONS: Readonly<Record<string, IconName>> = { order: 'send', deposit: 'wallet', security: 'shield', support: 'chat' };
const GOOD: ReadonlySet<string> = new Set(['order.completed', 'deposit.credited', 'support.answered']);

/** The icon of a notification, by its topic. */
export const iconOf = ({ kind }: Pick<Notification, 'kind'>): IconName => ICONS[kind.split('.')[0] ?? ''] ?? 'bell';

/** Whether a notification is positive. */
export const isGood = ({ kind }: Pick<Notification, 'kind'>): boolean => GOOD.has(kind);

/** The text of each kind. Orders of several items have other texts (MANY), as has a deposit that was credited with another amount than declared. */
const KEYS = {
  'order.completed': 'orderCompleted',
  'order.partially_completed': 'orderPart',
  'order.failed': 'orderFailed',
  'order.plan_announced': 'planAnnounced',
  'order.plan_short': 'planShort',
  'order.plan_over_ceiling': 'planOverCeiling',
  'order.plan_unavailable': 'planUnavailable',
  'order.plan_missed': 'planMissed',
  'deposit.in_review': 'depositReview',
  'deposit.credited': 'depositCredited',
  'deposit.rejected': 'depositRejected',
  'deposit.expired': 'depositExpired',
  'security.new_device': 'newDevice',
  'security.pin_changed': 'pinChanged',
  'security.email_changed': 'emailChanged',
  'security.phone_changed': 'phoneChanged',
  'security.suspended': 'suspended',
  'security.restored': 'restored',
  'support.answered': 'supportAnswered',
} as const;
const MANY = { 'order.completed': 'orderCompletedMany', 'order.failed': 'orderFailedMany' } as const;
export type TextKey = (typeof KEYS)[keyof typeof KEYS] | (typeof MANY)[keyof typeof MANY] | 'depositCreditedOther' | 'other';

/** The gift kinds with a name of their own in texts about plans; other kinds have a general name. */
const GIFTS = ['topup', 'gift', 'bank'] as const;

const isOf = <Table extends object>(table: Table, kind: string): kind is keyof Table & string => Object.hasOwn(table, kind);

/** The i18n key of a notification's text; a general one for a kind that this version does not know. */
export function textKeyOf({ kind, params }: Pick<Notification, 'kind' | 'params'>): TextKey {
  if (isOf(MANY, kind) && Number(params['items']) > 1) return MANY[kind];
  if (kind === 'deposit.credited' && params['declaredMinor'] !== undefined) return 'depositCreditedOther';
  return isOf(KEYS, kind) ? KEYS[kind] : 'other';
}

export const giftKeyOf = (kind: unknown): (typeof GIFTS)[number] | 'other' => GIFTS.find((each) => each === kind) ?? 'other';

/** The link of a notification, if it is a page of this app. */
export const linkOf = ({ link }: Pick<Notification, 'link'>): string | undefined =>
  link !== undefined && /^\/(?![/\\])/.test(link) ? link : undefined;
