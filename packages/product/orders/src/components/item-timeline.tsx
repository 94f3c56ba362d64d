import type { OrderEvent, OrderItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Timeline, TimelineStep } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { timelineOf, type TimelineEntry } from '../lib/timeline.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

type TimelineKey =
  `timeline.${'placed' | 'submitted' | 'delivered' | 'failed' | 'reversed' | 'cancelled' | 'moneyBack' | 'queued' | 'waiting' | 'promise'}`;
const MINUTE = 60_000;
/** A wait of more minutes than this is shown by its start time. */
const LONG_MINUTES = 90;

/** Returns a function for the time of an entry, past or expected. */
function useTimeText() {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  return ({ kind, at, by }: TimelineEntry): string | undefined => {
    if (by) return t('timeline.until', { time: format.moment(by) });
    if (!at) return undefined;
    if (kind === 'returned') return t('timeline.sameMinute', { time: format.moment(at) });
    if (kind !== 'wait') return format.moment(at);
    const minutes = Math.floor((serverNow() - Date.parse(at)) / MINUTE);
    if (minutes > LONG_MINUTES) return format.moment(at);
    return minutes > 0 ? t('timeline.since', { count: minutes }) : t('timeline.justNow');
  };
}

type Way = `way.${'gift' | 'bank'}.${'submitted' | 'failed' | 'waiting'}`;
const OWN_WORDS = /^timeline\.(submitted|failed|waiting)$/;

/** Returns a function for the text of an entry; the words depend on who delivers: a network, a shop or a bank. */
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
  const when = useTimeText();
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
