import type { OrderEvent, OrderItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Timeline, TimelineStep } from '@kado/product-ui';
import { timelineOf, type TimelineEntry } from '../lib/timeline.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

type TimelineKey =
  `thread.${'placed' | 'submitted' | 'delivered' | 'failed' | 'reversed' | 'cancelled' | 'moneyBack' | 'queued' | 'waiting' | 'promise'}`;
const MINUTE = 60_000;

/** When a knot was, or will be: a clock that is far off says nothing rather than something wrong. */
function useWhen(promisedBy: string) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  return ({ kind, at, by }: TimelineEntry): string | undefined => {
    if (by) return t('thread.until', { time: format.time(by) });
    if (!at) return undefined;
    if (kind === 'returned') return t('thread.sameMinute', { time: format.time(at) });
    if (kind !== 'wait') return format.time(at);
    const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE);
    const sane = minutes >= 0 && Date.now() < Date.parse(promisedBy) + MINUTE;
    if (!sane) return undefined;
    return minutes === 0 ? t('thread.justNow') : t('thread.since', { count: minutes });
  };
}

/** An item's story: solid where it is done, dashed where it waits. */
export function ItemTimeline({ item, events }: { item: OrderItem; events: readonly OrderEvent[] }) {
  const { t } = useTranslation('product-orders');
  const when = useWhen(item.promisedBy);
  return (
    <Timeline label={t('thread.label')}>
      {timelineOf(item, events).map((knot) => (
        <TimelineStep key={knot.key} state={knot.kind} when={when(knot)}>
          {t(knot.key as TimelineKey)}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
