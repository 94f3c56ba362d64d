import type { OrderEvent, OrderItem } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Timeline, TimelineStep } from '@kado/product-ui';
import { threadOf, type Knot } from '../lib/timeline.ts';
import { useSay } from '../lib/use-formatters.ts';

type KnotKey =
  `thread.${'placed' | 'submitted' | 'delivered' | 'failed' | 'reversed' | 'cancelled' | 'moneyBack' | 'queued' | 'waiting' | 'promise'}`;
const MINUTE = 60_000;

/** When a knot was, or will be: a clock that is far off says nothing rather than something wrong. */
function useWhen(promisedBy: string) {
  const { t } = useTranslation('product-orders');
  const say = useSay();
  return ({ kind, at, by }: Knot): string | undefined => {
    if (by) return t('thread.until', { time: say.time(by) });
    if (!at) return undefined;
    if (kind === 'returned') return t('thread.sameMinute', { time: say.time(at) });
    if (kind !== 'wait') return say.time(at);
    const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE);
    const sane = minutes >= 0 && Date.now() < Date.parse(promisedBy) + MINUTE;
    if (!sane) return undefined;
    return minutes === 0 ? t('thread.justNow') : t('thread.since', { count: minutes });
  };
}

/** An item's story: solid where it is done, dashed where it waits. */
export function ItemThread({ item, events }: { item: OrderItem; events: readonly OrderEvent[] }) {
  const { t } = useTranslation('product-orders');
  const when = useWhen(item.promisedBy);
  return (
    <Timeline label={t('thread.label')}>
      {threadOf(item, events).map((knot) => (
        <TimelineStep key={knot.key} state={knot.kind} when={when(knot)}>
          {t(knot.key as KnotKey)}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
