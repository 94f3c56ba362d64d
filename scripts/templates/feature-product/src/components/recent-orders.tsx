import { costOf, type Order } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { List, ListRow, MoneyText, OrderStatusText } from '@kado/product-ui';
import { Button, EmptyArt, EmptyState, SectionHead, SkeletonRows } from '@kado/ui';
import { use__Subject__OrdersQuery } from '../api/orders-api.ts';

function OrderRow({ order }: { order: Order }) {
  const { dateTime } = useLocaleFormatters();
  const cost = costOf(order);
  const refunded = cost.amountMinor === 0;
  return (
    <ListRow
      to={`/orders/${order.id}`}
      head={<bdi>{order.reference}</bdi>}
      meta={dateTime(order.createdAt)}
      amount={<MoneyText money={refunded ? order.total : cost} struck={refunded} />}
      state={<OrderStatusText status={order.status} />}
    />
  );
}

/** The latest orders of the signed-in customer. */
export function RecentOrders() {
  const { t } = useTranslation('__variant__-__name__');
  const orders = use__Subject__OrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const empty = (
    <EmptyState
      art={EmptyArt}
      title={t('orders.empty')}
      titleAs="h3"
      actions={
        <Button to="/send/top-up" variant="soft">
          {t('orders.send')}
        </Button>
      }
    >
      {t('orders.emptyNote')}
    </EmptyState>
  );
  return (
    <section aria-labelledby="orders">
      <SectionHead id="orders">{t('orders.heading')}</SectionHead>
      <QueryView query={orders} skeleton={<SkeletonRows count={3} />} empty={empty} errorTitle={t('orders.error')}>
        {(list) => (
          <List>
            {list.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
        )}
      </QueryView>
    </section>
  );
}
