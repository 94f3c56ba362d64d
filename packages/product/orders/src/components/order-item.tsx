import type { Network, OrderEvent, OrderItem } from '@kado/contracts';
import { ListRow, MoneyText, Panel, Rule } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Avatar, Button, Callout, Row, Stack, StatusText, Text, Tile } from '@kado/ui';
import { lineTotal } from '../lib/money.ts';
import { againAddress } from '../lib/repeat.ts';
import { fateOf, ITEM_LOOK } from '../lib/states.ts';
import { ItemThread } from './item-timeline.tsx';
import styles from './order.module.css';
import { useSay } from '../lib/use-formatters.ts';

export type OrderItemProps = {
  item: OrderItem;
  events: readonly OrderEvent[];
  network: Network | undefined;
  onRepeat: (() => void) | undefined;
};

/** The brand's tile, or the person's where the network is not known. */
export function ItemPicture({ item, network }: Pick<OrderItemProps, 'item' | 'network'>) {
  const say = useSay();
  return network ? <Tile id={network.id} initials={network.logo.initials} /> : <Avatar id={say.who(item)} name={say.who(item)} />;
}

/** The kind of thing; and where it went, when a name says to whom. */
export function ItemMeta({ item, network }: Pick<OrderItemProps, 'item' | 'network'>) {
  const say = useSay();
  const { name, phone, email, account } = item.recipient;
  const where = name && (phone ? say.phone(phone) : (email ?? account));
  return say.facts(say.kind(item, network), where);
}

/** The state in its own colour, icon and word. */
export function ItemState({ item: { status } }: { item: OrderItem }) {
  const { t } = useTranslation('product-orders');
  const { icon, tone } = ITEM_LOOK[status];
  return (
    <StatusText icon={icon} tone={tone}>
      {t(`state.${status}`)}
    </StatusText>
  );
}

/** One thing of the order: where it is, what that means, and what can be done. */
export function OrderItemPanel({ item, events, network, onRepeat }: OrderItemProps) {
  const { t } = useTranslation('product-orders');
  const say = useSay();
  const back = fateOf(item.status) === 'back';
  const head = (
    <Trans
      ns="product-orders"
      i18nKey="item.head"
      values={{ amount: say.received(item.receive), who: say.who(item) }}
      components={{ b: <bdi /> }}
    />
  );
  const thread = <ItemThread item={item} events={events} />;
  return (
    <Panel as="li">
      <ListRow
        bare
        headAs="h2"
        picture={<ItemPicture item={item} network={network} />}
        head={head}
        meta={<ItemMeta item={item} network={network} />}
        amount={<MoneyText money={lineTotal(item)} struck={back} />}
        state={<ItemState item={item} />}
      />
      <Rule />
      <div className={styles.result}>
        <Outcome item={item} events={events} network={network} onRepeat={onRepeat} />
        {fateOf(item.status) === 'open' ? (
          thread
        ) : (
          <>
            <div className={styles.desk}>{thread}</div>
            <details className={`${styles.story} ${styles.phone}`}>
              <summary>{t('item.story')}</summary>
              <div className={styles.storyBody}>{thread}</div>
            </details>
          </>
        )}
      </div>
    </Panel>
  );
}

function Outcome({ item, events, network, onRepeat }: OrderItemProps) {
  switch (fateOf(item.status)) {
    case 'open':
      return <Promised item={item} />;
    case 'arrived':
      return <Arrived item={item} events={events} onRepeat={onRepeat} />;
    case 'back':
      return <CameBack item={item} network={network} />;
  }
}

function Promised({ item }: { item: OrderItem }) {
  const { t } = useTranslation('product-orders');
  const say = useSay();
  return (
    <Stack gap={8}>
      <p className={styles.heading}>{t('item.by', { time: say.time(item.promisedBy) })}</p>
      <Text measure>{t('item.promise')}</Text>
      <Text size="small" tone="quiet" measure>
        {item.status === 'queued' ? t('item.queuedText') : t('item.submittedText')}
      </Text>
    </Stack>
  );
}

function Arrived({ item, events, onRepeat }: Pick<OrderItemProps, 'item' | 'events' | 'onRepeat'>) {
  const { t } = useTranslation('product-orders');
  const say = useSay();
  const at = events.find((event) => event.kind === 'delivered' && (event.itemId === item.id || event.itemId === item.itemId))?.at;
  return (
    <Stack gap={16}>
      {at && <Text measure>{t('item.deliveredText', { time: say.time(at) })}</Text>}
      {onRepeat && (
        <Row>
          <Button
            variant="soft"
            size="small"
            icon="repeat"
            onClick={onRepeat}
            aria-label={`${t('item.again')}: ${say.what(item)}`}
          >
            {t('item.again')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function CameBack({ item, network }: Pick<OrderItemProps, 'item' | 'network'>) {
  const { t } = useTranslation('product-orders');
  const say = useSay();
  const why =
    item.status === 'reversed'
      ? t('item.reversedText', { time: say.time(item.promisedBy) })
      : item.status === 'cancelled'
        ? t('item.cancelledText')
        : (item.failure?.text ?? t('item.failedText'));
  return (
    <Stack gap={16}>
      <Callout tone="good" icon="moneyback" title={t('item.backTitle', { amount: say.money(lineTotal(item)) })}>
        <p>{why}</p>
      </Callout>
      {item.kind === 'topup' && (
        <Row>
          <Button
            size="small"
            to={againAddress(item, network)}
            aria-label={`${t(item.status === 'failed' ? 'item.correct' : 'item.again')}: ${say.what(item)}`}
          >
            {t(item.status === 'failed' ? 'item.correct' : 'item.again')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
