import type { ItemStatus, OrderStatus } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { type IconName, StatusText, type StatusTone } from '@kado/ui';

type Look = { icon: IconName; tone: StatusTone };
const OPEN: Look = { icon: 'clock', tone: 'wait' };
const ARRIVED: Look = { icon: 'done', tone: 'good' };
const BACK: Look = { icon: 'moneyback', tone: 'back' };
const FAILED: Look = { icon: 'fail', tone: 'bad' };

const LOOKS: Record<OrderStatus | ItemStatus, Look> = {
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

/** Props of OrderStatusText; `until` is a time ('14:05') by which an open order is settled. */
export type OrderStatusTextProps = { status: OrderStatus | ItemStatus; until?: string | undefined };

/** The status of an order or of one of its items, the same on all pages: icon, colour and text. */
export function OrderStatusText({ status, until }: OrderStatusTextProps) {
  const { t } = useTranslation();
  const { icon, tone } = LOOKS[status];
  const word = t(`orderState.${status}`);
  return (
    <StatusText icon={icon} tone={tone}>
      {until === undefined ? word : t('orderState.until', { state: word, time: until })}
    </StatusText>
  );
}
