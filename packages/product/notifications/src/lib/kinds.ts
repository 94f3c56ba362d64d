import type { Notification } from '@kado/contracts';
import type { IconName } from '@kado/ui';

const ICONS: Readonly<Record<string, IconName>> = { order: 'send', deposit: 'wallet', security: 'shield', support: 'chat' };
const GOOD: ReadonlySet<string> = new Set(['order.completed', 'deposit.credited', 'support.answered']);

/** The icon of a notification: that of its topic. */
export const iconOf = ({ kind }: Pick<Notification, 'kind'>): IconName => ICONS[kind.split('.')[0] ?? ''] ?? 'bell';

/** Whether it is good news. */
export const isGood = ({ kind }: Pick<Notification, 'kind'>): boolean => GOOD.has(kind);

/** The texts of one kind; an order of several items has texts of its own, which name its reference, as has a deposit of which another amount arrived than was announced. */
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

/** How a gift of a plan is named; that of a notification which does not say its kind has a general name. */
const GIFTS = ['topup', 'gift', 'bank'] as const;

const isOf = <Table extends object>(table: Table, kind: string): kind is keyof Table & string => Object.hasOwn(table, kind);

/** The key of its text; a kind that a newer server invented has a general one. */
export function textKeyOf({ kind, params }: Pick<Notification, 'kind' | 'params'>): TextKey {
  if (isOf(MANY, kind) && Number(params['items']) > 1) return MANY[kind];
  if (kind === 'deposit.credited' && params['declaredMinor'] !== undefined) return 'depositCreditedOther';
  return isOf(KEYS, kind) ? KEYS[kind] : 'other';
}

export const giftKeyOf = (kind: unknown): (typeof GIFTS)[number] | 'other' => GIFTS.find((each) => each === kind) ?? 'other';

/** Only pages of this app are linked. */
export const linkOf = ({ link }: Pick<Notification, 'link'>): string | undefined =>
  link !== undefined && /^\/(?![/\\])/.test(link) ? link : undefined;
