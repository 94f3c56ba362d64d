import type { OrderEvent, OrderItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Timeline, TimelineStep } from '@kado/product-ui';
import { timelineOf, type TimelineEntry } from '../lib/timeline.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

type TimelineKey =
  `timeline.${'placed' | 'submitted' | 'delivered' | 'failed' | 'reversed' | 'cancelled' | 'moneyBack' | 'queued' | 'waiting' | 'promise'}`;
const MINUTE = 60_000;

/** The time of an entry, past or expected; empty if this computer's clock is far off. */
function useTimeText(promisedBy: string) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  return ({ kind, at, by }: TimelineEntry): string | undefined => {
    if (by) return t('timeline.until', { time: format.moment(by) });
    if (!at) return undefined;
    if (kind === 'returned') return t('timeline.sameMinute', { time: format.moment(at) });
    if (kind !== 'wait') return format.moment(at);
    const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE);
    const sane = minutes >= 0 && Date.now() < Date.parse(promisedBy) + MINUTE;
    if (!sane) return undefined;
    return minutes === 0 ? t('timeline.justNow') : t('timeline.since', { count: minutes });
  };
}

type Way = `way.${'gift' | 'bank'}.${'submitted' | 'failed' | 'waiting'}`;
const OWN_WORDS = /^timeline\.(submitted|failed|waiting)$/;

/** The text of an entry, with the words for who delivers: a network, a shop or a bank. */
function useStepText({ kind }: OrderItem) {
  const { t } = useTranslation('product-orders');
  return ({ key }: TimelineEntry): string => {
    const [, step] = OWN_WORDS.exec(key) ?? [];
    return step && kind !== 'topup' ? t(`way.${kind}.${step}` as Way) : t(key as TimelineKey);
  };
}

/** An item's timeline: past steps are solid, future steps dashed. */
export function ItemTimeline({ item, events }: { item: OrderItem; events: readonly OrderEvent[] }) {
  const { t } = useTranslation('product-orders');
  const when = useTimeText(item.promisedBy);
  const what = useStepText(item);
  return (
    <Timeline label={t('timeline.label')}>
      {timelineOf(item, events).map((entry) => (
        <TimelineStep key={entry.key} state={entry.kind} when={when(entry)}>
          {what(entry)}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
