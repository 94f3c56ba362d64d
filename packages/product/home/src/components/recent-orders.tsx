import { List, ListRow, MoneyText } from '@kado/product-ui';
import { QueryView, type Query } from '@kado/feature-kit';
import { costOf, formatPhone, type Order, type OrderStatus } from '@kado/contracts';
import { Trans, useFormats, useTranslation } from '@kado/i18n';
import { EmptyState, Button, Link, SectionHead, SkeletonRows, StatusText, Tile, type StatusTone } from '@kado/ui';
import styles from './home.module.css';

const TONES: Record<OrderStatus, StatusTone> = {
  processing: 'wait',
  completed: 'good',
  partially_completed: 'back',
  cancelled: 'back',
  failed: 'back',
};
const LATEST = 4;

function Headline({ order }: { order: Order }) {
  const { t } = useTranslation('product-home');
  const [first] = order.items;
  if (!first) return order.reference;
  const { name, phone = '' } = first.recipient;
  const who = name ? <bdi>{name}</bdi> : <bdi className={styles.number}>{formatPhone(phone)}</bdi>;
  const more = order.items.length - 1;
  return (
    <>
      <Trans t={t} i18nKey="recent.line" components={{ amount: <MoneyText money={first.receive} kind="received" />, who }} />
      {more > 0 && ` ${t('recent.more', { count: more })}`}
    </>
  );
}

function State({ order }: { order: Order }) {
  const { t } = useTranslation('product-home');
  const formats = useFormats();
  const promised =
    order.items
      .map(({ promisedBy }) => promisedBy)
      .toSorted()
      .at(-1) ?? order.createdAt;
  return <StatusText tone={TONES[order.status]}>{t(`state.${order.status}`, { time: formats.time(promised) })}</StatusText>;
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('product-home');
  const formats = useFormats();
  const currency = order.items[0]?.receive.currency ?? order.total.currency;
  const cost = costOf(order);
  const nothing = cost.amountMinor === 0;
  return (
    <ListRow
      to={`/orders/${order.id}`}
      picture={<Tile id={currency} initials={currency} />}
      head={<Headline order={order} />}
      meta={t('recent.meta', { when: formats.dateTime(order.createdAt) })}
      amount={<MoneyText money={nothing ? order.total : cost} struck={nothing} />}
      state={<State order={order} />}
    />
  );
}

/** The latest orders, each a way to its own page. */
export function RecentOrders({ query }: { query: Query<Order[]> }) {
  const { t } = useTranslation('product-home');
  const nothing = (
    <EmptyState
      art="empty"
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
