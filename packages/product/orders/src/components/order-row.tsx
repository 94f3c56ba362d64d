import { costOf, type Network, type Order } from '@kado/contracts';
import { ListRow, MoneyText, networkOf, OrderStatusText, shownStatus } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { serverNow } from '@kado/state';
import { IconButton } from '@kado/ui';
import styles from './list.module.css';
import { ItemPicture } from './order-item.tsx';
import { useOrderFormatters } from '../lib/use-formatters.ts';

export type OrderRowProps = { order: Order; networks: readonly Network[]; onRepeat: (() => void) | undefined };

/** One order: items, recipients, time, cost and status, and a button to repeat it. */
export function OrderRow({ order, networks, onRepeat }: OrderRowProps) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const [first, ...others] = order.items;
  if (!first) return null;
  const all = costOf(order).amountMinor === 0;
  const head = (
    <>
      <Trans
        ns="product-orders"
        i18nKey="item.head"
        values={{ amount: format.received(first.receive), who: format.who(first) }}
        components={{ b: <bdi /> }}
      />
      {others.length > 0 && ` ${t('list.more', { count: others.length })}`}
    </>
  );
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <ListRow
          bare
          to={`/orders/${order.id}`}
          picture={<ItemPicture item={first} network={networkOf(first, networks)} />}
          head={head}
          meta={format.facts(order.reference, format.dateTime(order.createdAt))}
          amount={<MoneyText money={all ? order.total : costOf(order)} struck={all} />}
          state={
            <span className={onRepeat && styles.beside}>
              <OrderStatusText status={shownStatus(order, serverNow())} />
            </span>
          }
        />
      </div>
      {onRepeat && <IconButton icon="repeat" label={t('list.againName', { what: format.what(first) })} onClick={onRepeat} />}
    </li>
  );
}
