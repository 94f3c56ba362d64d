import { heldUntil, List, ListRow, MoneyText, OrderStatusText, shownStatus, useFormatters } from '@kado/product-ui';
import { QueryView, type Query } from '@kado/feature-kit';
import { costOf, formatPhone, type Order } from '@kado/contracts';
import { Trans, useLocaleFormatters, useTranslation } from '@kado/i18n';
import { serverNow, useAppSelector } from '@kado/state';
import {
  Button,
  EmptyArt,
  EmptyState,
  initialsOf,
  Link,
  Loading,
  SectionHead,
  Skeleton,
  SkeletonRows,
  Stack,
  Tile,
} from '@kado/ui';
import styles from './home.module.css';

const LATEST = 4;

function Headline({ order }: { order: Order }) {
  const { t } = useTranslation('product-home');
  const [first] = order.items;
  if (!first) return order.reference;
  const { name, phone, email, account } = first.recipient;
  const who =
    !name && phone ? <bdi className={styles.number}>{formatPhone(phone)}</bdi> : <bdi>{name ?? email ?? account ?? ''}</bdi>;
  const more = order.items.length - 1;
  return (
    <>
      <Trans t={t} i18nKey="recent.line" components={{ amount: <MoneyText money={first.receive} kind="received" />, who }} />
      {more > 0 && ` ${t('recent.more', { count: more })}`}
    </>
  );
}

/** The kind of an order's items, or `mixed`. */
const kindOf = ({ items }: Order) => {
  const [kind = 'topup', ...others] = new Set(items.map((item) => item.kind));
  return others.length === 0 ? kind : ('mixed' as const);
};

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('product-home');
  const { dateTime } = useLocaleFormatters();
  const format = useFormatters();
  const known = useAppSelector((state) => state.app.networks.data);
  const { id, name } = order.items[0]?.product ?? { id: order.id, name: '' };
  const initials = known?.find((network) => network.id === id)?.logo.initials ?? initialsOf(name);
  const cost = costOf(order);
  const nothing = cost.amountMinor === 0;
  const until = heldUntil(order);
  return (
    <ListRow
      to={`/orders/${order.id}`}
      picture={<Tile id={id} initials={initials} />}
      head={<Headline order={order} />}
      meta={t(`recent.meta.${kindOf(order)}`, { when: dateTime(order.createdAt) })}
      amount={<MoneyText money={nothing ? order.total : cost} struck={nothing} />}
      state={<OrderStatusText status={shownStatus(order, serverNow())} until={until && format.moment(until)} />}
    />
  );
}

/** The skeleton of the recent orders. It includes the heading, because the first steps of a new account may be shown instead. */
export function RecentOrdersSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('state.loading')}>
      <Stack gap={16}>
        <Skeleton inline={160} block={28} />
        <SkeletonRows count={LATEST} />
      </Stack>
    </Loading>
  );
}

/** The latest orders, each with a link to its own page. */
export function RecentOrders({ query }: { query: Query<Order[]> }) {
  const { t } = useTranslation('product-home');
  const nothing = (
    <EmptyState
      art={EmptyArt}
      title={t('recent.empty')}
      titleAs="h3"
      actions={
        <Button to="/send/top-up" variant="soft">
          {t('action.send')}
        </Button>
      }
    >
      {t('recent.emptyNote')}
    </EmptyState>
  );
  return (
    <section aria-labelledby="recent">
      <SectionHead
        id="recent"
        action={
          <Link to="/orders" size="small">
            {t('recent.all')}
          </Link>
        }
      >
        {t('recent.heading')}
      </SectionHead>
      <QueryView query={query} skeleton={<SkeletonRows count={LATEST} />} empty={nothing} errorTitle={t('recent.error')}>
        {(orders) => (
          <List>
            {orders.slice(0, LATEST).map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
        )}
      </QueryView>
    </section>
  );
}
