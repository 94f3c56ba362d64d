import type { CustomerOrder, CustomerOrderItem } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { contactText, OrderStatusText, Panel, useFormatters } from '@kado/product-ui';
import { usePolling } from '@kado/state';
import { Line, Lines, Link, SectionHead, SkeletonRows, Stack, Text } from '@kado/ui';
import { useParams } from 'react-router';
import { useCustomerOrderQuery } from '../api/orders.ts';
import { OperatorFrame } from '../components/operator-frame.tsx';
import styles from '../components/operator.module.css';
import { LIVE_MS } from '../lib/use-live.ts';

function Item({ item }: { item: CustomerOrderItem }) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const format = useFormatters();
  const { kind, status, recipient, send, fee, receive, promisedBy, failure, supplier, supplierReference, attempts } = item;
  return (
    <Panel as="li">
      <Text weight="strong">{format.facts(t(`kind.${kind}`), common(`orderState.${status}`))}</Text>
      <Lines>
        <Line label={t('order.to')}>{format.facts(recipient.name, contactText(recipient, format))}</Line>
        <Line label={t('order.sent')}>{format.money(send)}</Line>
        <Line label={t('order.fee')}>{format.money(fee)}</Line>
        <Line label={t('order.arrives')}>{format.received(receive)}</Line>
        <Line label={t('order.promised')}>{format.dateTime(promisedBy)}</Line>
        {failure && <Line label={t('order.failure')}>{format.facts(failure.code, failure.text)}</Line>}
        {supplier && <Line label={t('order.supplier')}>{supplier}</Line>}
        {supplierReference && (
          <Line label={t('order.supplierReference')}>
            <bdi className={styles.code}>{supplierReference}</bdi>
          </Line>
        )}
        <Line label={t('order.attempts')}>{String(attempts)}</Line>
      </Lines>
    </Panel>
  );
}

/** The events of an order with their times; for several items also the recipient. */
function Events({ order: { events, items } }: { order: CustomerOrder }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const whose = (itemId: string | undefined) => {
    const recipient = items.length > 1 && items.find((item) => item.itemId === itemId)?.recipient;
    return recipient ? (recipient.name ?? contactText(recipient, format)) : undefined;
  };
  return (
    <Lines>
      {events.map(({ at, kind, itemId }) => (
        <Line key={`${kind}${itemId ?? ''}`} label={format.facts(t(`event.${kind}`), whose(itemId))}>
          {format.dateTime(at)}
        </Line>
      ))}
    </Lines>
  );
}

function Details({ order }: { order: CustomerOrder }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { customer, status, total, captured, released, held, createdAt, items, id } = order;
  return (
    <>
      <Panel>
        <OrderStatusText status={status} />
        <Lines>
          <Line label={t('order.customer')}>
            <Link to={`/operator/users/${customer.id}`}>
              {format.facts(`${customer.firstName} ${customer.lastName}`, customer.email)}
            </Link>
          </Line>
          <Line label={t('order.placed')}>{format.dateTime(createdAt)}</Line>
          <Line label={t('order.captured')}>{format.money(captured)}</Line>
          <Line label={t('order.released')}>{format.money(released)}</Line>
          <Line label={t('order.held')}>{format.money(held)}</Line>
          <Line label={t('order.total')} total>
            {format.money(total)}
          </Line>
        </Lines>
        <Link to={`/operator/ledger/entries?q=${encodeURIComponent(order.reference)}`}>{t('order.entries')}</Link>
      </Panel>
      <Stack as="ul" gap={16} aria-label={t('order.items')}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Stack>
      <section aria-labelledby="events">
        <SectionHead id="events" action={<Link to={`/operator/audit?subjectId=${id}`}>{t('nav.audit')}</Link>}>
          {t('order.events')}
        </SectionHead>
        <Events order={order} />
      </section>
    </>
  );
}

/** The order, polled while it is open and the page is in use. */
function useLiveOrder(orderId: string) {
  const { pollingInterval, pollEvery } = usePolling(LIVE_MS);
  const query = useCustomerOrderQuery(orderId, { pollingInterval, refetchOnMountOrArgChange: true });
  const isOpen = query.currentData ? query.currentData.status === 'processing' : !query.isError;
  pollEvery(isOpen ? LIVE_MS : 0);
  return query;
}

/** /operator/orders/:orderId: any customer's order, with its events and the supplier's references of its items. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { orderId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useLiveOrder(orderId);
  return (
    <OperatorFrame title={currentData?.reference ?? t('order.title')}>
      <div className={styles.column}>
        <QueryView
          query={{ data: currentData, error, isLoading: isFetching, refetch }}
          skeleton={<SkeletonRows count={4} />}
          empty={null}
          errorTitle={t('order.error')}
        >
          {(order) => <Details order={order} />}
        </QueryView>
      </div>
    </OperatorFrame>
  );
}
