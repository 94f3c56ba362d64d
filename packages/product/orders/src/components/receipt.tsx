import { costOf, type Network, type Order, type OrderEvent, type OrderItem } from '@kado/contracts';
import { MoneyText, useFlow } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { networks, useAppSelector, useLoaded } from '@kado/state';
import { Brand, Button, Line, Lines, ShowOn, Row, Stack, StatusText, Text } from '@kado/ui';
import { useMemo, useState } from 'react';
import { feesOf, lineTotal, negated } from '../lib/money.ts';
import { networkOf } from '../lib/repeat.ts';
import { outcomeOf, ITEM_LOOK } from '../lib/states.ts';
import { ItemMeta } from './order-item.tsx';
import { MailReceipt } from './mail-receipt.tsx';
import styles from './receipt.module.css';
import { useOrderFormatters } from '../lib/use-formatters.ts';

/** The receipt: on screen, in print, and by e-mail. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const [mailing, setMailing] = useState(false);
  const back = `/orders/${order.id}`;
  useFlow(useMemo(() => ({ title: t('page.receipt'), backLabel: common('action.back'), backTo: back }), [t, common, back]));
  return (
    <>
      <Row wrap gap={8} className={styles.actions}>
        <ShowOn on="wide">
          <Button variant="text" size="small" to={back}>
            {t('receipt.backToOrder')}
          </Button>
        </ShowOn>
        <Button variant="soft" size="small" icon="print" onClick={() => globalThis.print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="soft" size="small" icon="mail" onClick={() => setMailing(true)}>
          {t('receipt.mail')}
        </Button>
      </Row>
      <div className={styles.lift}>
        <Paper order={order} />
      </div>
      <MailReceipt order={order} open={mailing} onClose={() => setMailing(false)} />
    </>
  );
}

function Paper({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const user = useAppSelector((state) => state.session.user);
  const offered = useLoaded(networks, undefined).data ?? [];
  return (
    <Stack as="article" gap={24} className={styles.paper}>
      <Row apart align="top">
        <Brand />
        <div className={styles.end}>
          <Text as="h1" weight="strong">
            {t('receipt.title')}
          </Text>
          <Text size="small" tone="quiet" className={styles.code}>
            {order.reference}
          </Text>
        </div>
      </Row>
      <hr className={styles.dashed} />
      <Stack gap={4}>
        <Text tone="quiet">{t('receipt.paid')}</Text>
        <p>
          <MoneyText money={costOf(order)} size="l" />
        </p>
        <Text size="small" tone="quiet">
          {format.facts(user && `${user.firstName} ${user.lastName}`, t('receipt.from'))}
          <br />
          {format.dateTime(order.createdAt)}
        </Text>
        {order.status === 'processing' && <Text size="small">{t('receipt.preliminary')}</Text>}
      </Stack>
      <hr className={styles.dashed} />
      <Stack as="ul" gap={24}>
        {order.items.map((item) => (
          <PaperLine key={item.id} item={item} events={order.events} network={networkOf(item, offered)} />
        ))}
      </Stack>
      <hr className={styles.dashed} />
      <Lines>
        <Line label={t('receipt.ordered')}>{format.money(order.total)}</Line>
        {order.released.amountMinor > 0 && <Line label={t('receipt.moneyBack')}>{format.money(negated(order.released))}</Line>}
        <Line label={t('receipt.paid')} total>
          {format.money(costOf(order))}
        </Line>
        <Line label={t('receipt.fees')}>{format.money(feesOf(order))}</Line>
      </Lines>
    </Stack>
  );
}

type PaperLineProps = { item: OrderItem; events: readonly OrderEvent[]; network: Network | undefined };

function PaperLine({ item, events, network }: PaperLineProps) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const { icon, tone } = ITEM_LOOK[item.status];
  const last = events.findLast(({ itemId }) => itemId === item.id || itemId === item.itemId)?.at ?? item.promisedBy;
  const fate = outcomeOf(item.status);
  const state =
    fate === 'arrived'
      ? t('receipt.delivered', { time: format.moment(last) })
      : fate === 'open'
        ? t('receipt.open', { time: format.moment(item.promisedBy) })
        : t('receipt.back', { time: format.moment(last) });
  return (
    <Stack as="li" gap={4}>
      <Row apart align="top">
        <Text weight="strong">
          <Trans
            ns="product-orders"
            i18nKey="item.head"
            values={{ amount: format.received(item.receive), who: format.who(item) }}
            components={{ b: <bdi /> }}
          />
        </Text>
        <Text className={styles.figure}>{format.figure(lineTotal(item))}</Text>
      </Row>
      <Text size="small" tone="quiet">
        <ItemMeta item={item} network={network} />
        <br />
        <bdi>{t('receipt.sum', { send: format.figure(item.send), fee: format.figure(item.fee) })}</bdi>
      </Text>
      <p>
        <StatusText icon={fate === 'back' ? 'moneyback' : icon} tone={fate === 'back' ? 'back' : tone}>
          {state}
        </StatusText>
      </p>
    </Stack>
  );
}
