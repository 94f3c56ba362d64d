import type { ItemStatus, OrderStatus } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { type IconName, StatusText, type StatusTone } from '@kado/ui';

/** The icon and tone of a status; colour is never the only sign. */
export type StatusStyle = { icon: IconName; tone: StatusTone };
const OPEN: StatusStyle = { icon: 'clock', tone: 'wait' };
const ARRIVED: StatusStyle = { icon: 'done', tone: 'good' };
const BACK: StatusStyle = { icon: 'moneyback', tone: 'back' };
const FAILED: StatusStyle = { icon: 'fail', tone: 'bad' };

/** The icon and tone of each status of an order or an item, the same on all pages. */
export const ORDER_STATUS_STYLES: Record<OrderStatus | ItemStatus, StatusStyle> = {
  queued: { icon: 'ring', tone: 'quiet' },
  submitted: OPEN,
  processing: OPEN,
  delivered: ARRIVED,
  completed: ARRIVED,
  partially_completed: BACK,
  cancelled: BACK,
  reversed: BACK,
  failed: FAILED,
};

/** Props of OrderStatusText; `until` is the time ('14:05') by which an open order is delivered or refunded. */
export type OrderStatusTextProps = { status: OrderStatus | ItemStatus; until?: string | undefined };

/** The status of an order or of one of its items: icon, colour and text. */
export function OrderStatusText({ status, until }: OrderStatusTextProps) {
  const { t } = useTranslation();
  const { icon, tone } = ORDER_STATUS_STYLES[status];
  const word = t(`orderState.${status}`);
  return (
    <StatusText icon={icon} tone={tone}>
      {until === undefined ? word : t('orderState.until', { state: word, time: until })}
    </StatusText>
  );
}
