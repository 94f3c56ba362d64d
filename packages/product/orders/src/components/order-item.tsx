import type { Network, OrderEvent, OrderItem } from '@kado/contracts';
import {
  contactOf,
  contactText,
  ListRow,
  MoneyText,
  OrderStatusText,
  Panel,
  payOf,
  Rule,
  sendAgainUrl,
  waitsForDay,
} from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { serverNow } from '@kado/state';
import { Avatar, Button, Callout, initialsOf, Row, ShowOn, Stack, Text, Tile } from '@kado/ui';
import { type ReactNode, useState } from 'react';
import { outcomeOf } from '../lib/states.ts';
import { ChangeRecipient, GiftActions } from './gift-actions.tsx';
import { ItemTimeline } from './item-timeline.tsx';
import { RedirectGift } from './redirect-gift.tsx';
import { SaveRecipient } from './save-recipient.tsx';
import { SendAgain, SendRegularly } from './send-again.tsx';
import styles from './order.module.css';
import { useOrderFormatters } from '../lib/use-formatters.ts';

export type OrderItemProps = {
  orderId: string;
  item: OrderItem;
  events: readonly OrderEvent[];
  network: Network | undefined;
  /** Whether the whole order can still be cancelled. */
  canCancel: boolean;
  /** The cancel button, shown beside the text about cancelling in the first item. */
  cancel: ReactNode;
  onRepeat: (() => void) | undefined;
};

/** The tile of the network, brand or bank; if that is unknown, the recipient's avatar. */
export function ItemPicture({ item, network }: Pick<OrderItemProps, 'item' | 'network'>) {
  const format = useOrderFormatters();
  const product = item.product ?? network;
  return product ? (
    <Tile id={product.id} initials={network?.logo.initials ?? initialsOf(product.name)} />
  ) : (
    <Avatar id={contactOf(item.recipient)} name={format.who(item)} />
  );
}

/** The kind of item; also the phone number or account if the heading shows a name instead. */
function ItemMeta({ item, network }: Pick<OrderItemProps, 'item' | 'network'>) {
  const format = useOrderFormatters();
  return format.facts(format.kind(item, network), item.recipient.name && contactText(item.recipient, format));
}

/** One item of the order: its status, an explanation, and the actions. */
export function OrderItemPanel(props: OrderItemProps) {
  const { orderId, item, events, network } = props;
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  // Kept in this component, because the card may arrive and its buttons change while the form is open.
  const [redirecting, setRedirecting] = useState(false);
  const back = outcomeOf(item.status) === 'back';
  const head = (
    <Trans
      ns="product-orders"
      i18nKey="item.head"
      values={{ amount: format.received(item.receive), who: format.who(item) }}
      components={{ b: <bdi /> }}
    />
  );
  const timeline = <ItemTimeline item={item} events={events} />;
  return (
    <Panel as="li">
      <ListRow
        bare
        headAs="h2"
        picture={<ItemPicture item={item} network={network} />}
        head={head}
        meta={<ItemMeta item={item} network={network} />}
        amount={<MoneyText money={payOf(item)} struck={back} />}
        state={<OrderStatusText status={item.status} />}
      />
      <Rule />
      <div className={styles.result}>
        <Stack gap={16}>
          <ItemOutcome {...props} onRedirect={() => setRedirecting(true)} />
          {item.status !== 'failed' && (
            <Row>
              <SaveRecipient item={item} network={network} />
            </Row>
          )}
        </Stack>
        {outcomeOf(item.status) === 'open' ? (
          timeline
        ) : (
          <>
            <ShowOn on="wide">{timeline}</ShowOn>
            <ShowOn on="phone">
              <details className={styles.story}>
                <summary>{t('item.story')}</summary>
                <div className={styles.storyBody}>{timeline}</div>
              </details>
            </ShowOn>
          </>
        )}
      </div>
      {redirecting && !back && <RedirectGift orderId={orderId} item={item} onClose={() => setRedirecting(false)} />}
    </Panel>
  );
}

type OutcomeProps = OrderItemProps & { onRedirect: () => void };

function ItemOutcome(props: OutcomeProps) {
  const { item, network, onRepeat } = props;
  switch (outcomeOf(item.status)) {
    case 'open':
      return <Promised {...props} />;
    case 'arrived':
      return <Arrived {...props} />;
    case 'back':
      return <ReturnedLine item={item} network={network} onRepeat={onRepeat} />;
  }
}

function Promised({ item, canCancel, cancel, onRedirect }: OutcomeProps) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  return (
    <Stack gap={8}>
      <p className={styles.heading}>{t('item.by', { time: format.moment(item.promisedBy) })}</p>
      <Text measure>{t('item.promise')}</Text>
      <Text size="small" tone="quiet" measure>
        {item.status !== 'queued'
          ? t(`item.submittedText.${item.kind}`)
          : waitsForDay(item, serverNow())
            ? t(canCancel ? 'item.scheduledText' : 'item.scheduledTooLate')
            : t(canCancel ? 'item.queuedText' : 'item.queuedTooLate')}
      </Text>
      {cancel}
      {item.kind === 'gift' && <ChangeRecipient onRedirect={onRedirect} />}
    </Stack>
  );
}

function Arrived({ orderId, item, events, onRepeat, onRedirect }: OutcomeProps) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const at = events.find((event) => event.kind === 'delivered' && (event.itemId === item.id || event.itemId === item.itemId))?.at;
  return (
    <Stack gap={16}>
      {at && <Text measure>{t(`item.deliveredText.${item.kind}`, { time: format.moment(at), who: format.who(item) })}</Text>}
      {item.kind === 'gift' && <GiftActions orderId={orderId} item={item} onRedirect={onRedirect} />}
      <Row wrap gap={8}>
        <SendAgain item={item} onRepeat={onRepeat} />
        <SendRegularly orderId={orderId} item={item} />
      </Row>
    </Stack>
  );
}

function ReturnedLine({ item, network, onRepeat }: Pick<OrderItemProps, 'item' | 'network' | 'onRepeat'>) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const why =
    item.status === 'reversed'
      ? t(`item.reversedText.${item.kind}`, { time: format.moment(item.promisedBy) })
      : item.status === 'cancelled'
        ? t('item.cancelledText')
        : (item.failure?.text ?? t(`item.failedText.${item.kind}`));
  return (
    <Stack gap={16}>
      <Callout tone="good" icon="moneyback" title={t('item.backTitle', { amount: format.money(payOf(item)) })}>
        <p>{why}</p>
      </Callout>
      <Row>
        {item.status !== 'failed' && onRepeat ? (
          <SendAgain item={item} onRepeat={onRepeat} />
        ) : (
          <Button size="small" to={sendAgainUrl(item, network)} aria-label={`${t('item.correct')}: ${format.what(item)}`}>
            {t('item.correct')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
