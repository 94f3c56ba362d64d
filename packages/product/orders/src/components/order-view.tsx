import type { Order } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { networks, useLoaded } from '@kado/state';
import { Callout, PageTitle, ShowOn, Stack, TextButton, VisuallyHidden } from '@kado/ui';
import { networkOf, Split, useFlow } from '@kado/product-ui';
import { useRef } from 'react';
import { CancelOrder } from './cancel-order.tsx';
import { Headline } from './headline.tsx';
import { OrderItemPanel } from './order-item.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './order.module.css';
import { canCancel } from '../lib/timeline.ts';
import { useRepeat } from '../lib/use-repeat.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

/** Announces status changes of items to screen readers. */
function StatusAnnouncement({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const format = useOrderFormatters();
  const first = useRef(new Map(order.items.map(({ id, status }) => [id, status])));
  // oxlint-disable-next-line react/refs -- the initial status never changes, so it needs no new render
  const moved = order.items.filter(({ id, status }) => first.current.get(id) !== status);
  return (
    <VisuallyHidden>
      <output aria-atomic="false">
        {moved.map((item) => (
          <span key={`${item.id} ${item.status}`}>
            {t('item.moved', { what: format.what(item), state: common(`orderState.${item.status}`) })}
          </span>
        ))}
      </output>
    </VisuallyHidden>
  );
}

/** The result of an order: a headline, each item with its timeline, and the money. */
export function OrderView({ order, paused, onRefresh }: { order: Order; paused: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const known = useLoaded(networks, undefined).data ?? [];
  const repeat = useRepeat(known);
  const { reference, items, events } = order;
  useFlow({ title: t('page.order', { reference }), backTo: '/orders' });
  return (
    <Split aside={<OrderSummary order={order} />} asideLabel={t('money.label')}>
      <Stack gap={32} className={styles.content}>
        <PageTitle
          before={<ShowOn on="wide">{format.facts(t('page.order', { reference }), format.dateTime(order.createdAt))}</ShowOn>}
        >
          <Headline order={order} />
        </PageTitle>
        <StatusAnnouncement order={order} />
        {paused && (
          <Callout icon="clock" title={t('do.paused')} live>
            <TextButton onClick={onRefresh}>{t('do.askAgain')}</TextButton>
          </Callout>
        )}
        <Stack as="ul" gap={16}>
          {items.map((item, at) => (
            <OrderItemPanel
              key={item.id}
              orderId={order.id}
              item={item}
              events={events}
              network={networkOf(item, known)}
              canCancel={canCancel(order)}
              cancel={at === 0 && <CancelOrder order={order} />}
              onRepeat={repeat({ items: [item] })}
            />
          ))}
        </Stack>
      </Stack>
    </Split>
  );
}
