import type { Item, Money } from '@kado/contracts';
import { MoneyText } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Avatar, Button, initialsOf, Loading, Row, Skeleton, Stack, Text, Tile } from '@kado/ui';
import { useRef, useState } from 'react';
import type { Line } from '../lib/estimate.ts';
import { editPath } from '../lib/offers.ts';
import styles from './cart.module.css';
import { LineEditor } from './line-editor.tsx';
import { LoadingName } from './loading-name.tsx';
import { useCartFormatters } from '../lib/use-formatters.ts';

/** The loading state of the prices. A line without a price is unavailable only if they are 'loaded'. */
export type PricesState = 'loading' | 'failed' | 'loaded';
export type CartLineProps = {
  line: Line;
  prices: PricesState;
  /** The wallet's currency. */
  currency: string;
  onChange: (item: Item) => void;
  onRemove: (item: Item, name: string) => void;
};

/** The contact that an item is sent to. It is also the id of the recipient's avatar, so the avatar is the same on all pages. */
function contactIn(item: Item): string {
  if (item.kind === 'topup') return item.phone;
  return item.kind === 'gift' ? item.recipient.email : item.account.number;
}

/** The brand's tile, or the recipient's if there is no brand. */
export function LinePicture({ line: { item, offer } }: { line: Line }) {
  const format = useCartFormatters();
  return offer ? (
    <Tile id={offer.id} initials={offer.initials ?? initialsOf(offer.name)} />
  ) : (
    <Avatar id={contactIn(item)} name={format.who(item)} />
  );
}

/** The cost of an item, or a skeleton while the prices load. */
function LinePrice({ price, prices }: { price: Line['price'] | undefined; prices: PricesState }) {
  const { t: common } = useTranslation();
  if (price)
    return (
      <p className={styles.amount}>
        <MoneyText money={price.send} />
      </p>
    );
  return prices === 'loading' ? (
    <Loading label={common('state.loading')}>
      <Skeleton inline={64} />
    </Loading>
  ) : null;
}

/** One item of the cart; its amount can be edited in place. */
export function CartLine({ line, prices, currency, onChange, onRemove }: CartLineProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const [editing, setEditing] = useState(false);
  const { item, offer, price } = line;
  const values = { amount: price ? format.received(price.receive) : format.either(item.amount, currency), who: format.who(item) };
  const name = t('line.plain', values);
  const edit = useRef<HTMLLIElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.querySelector('button')?.focus());
  };
  const save = (amount: Money) => {
    onChange({ ...item, amount });
    close();
  };
  return (
    <li className={styles.line} ref={edit}>
      <LinePicture line={line} />
      <Stack gap={4} className={styles.grow}>
        <Row apart align="base">
          <h2 className={styles.head}>
            <Trans
              ns="product-cart"
              i18nKey="line.head"
              values={values}
              components={{ b: <bdi />, who: format.naming(item) ? <LoadingName /> : <bdi /> }}
            />
          </h2>
          <LinePrice price={price} prices={prices} />
        </Row>
        <Text size="small" tone="quiet">
          {format.kind(item, offer)}
        </Text>
        <Row apart>
          <Text size="small" tone="quiet">
            {format.when(item, price && offer?.etaMinutes) ?? (prices === 'loading' && <Skeleton inline={120} />)}
          </Text>
          <Text size="small" tone="quiet">
            {price ? t('line.fee', { amount: format.figure(price.fee) }) : prices !== 'loading' && t('line.later')}
          </Text>
        </Row>
        {!price && prices === 'loaded' && (
          <Text size="small" tone="bad">
            {t(`line.gone.${item.kind}`)}
          </Text>
        )}
        {editing && offer ? (
          <LineEditor item={item} offer={offer} onSave={save} onClose={close} />
        ) : (
          <LineActions line={line} name={name} onEdit={() => setEditing(true)} onRemove={() => onRemove(item, name)} />
        )}
      </Stack>
    </li>
  );
}

type LineActionsProps = { line: Line; name: string; onEdit: () => void; onRemove: () => void };

function LineActions({ line: { item, offer }, name, onEdit, onRemove }: LineActionsProps) {
  const { t } = useTranslation('product-cart');
  // Without an offer the limits are unknown, so the item is edited in its own form.
  const edit = offer ? { onClick: onEdit } : { to: editPath(item) };
  return (
    <Row gap={4} className={styles.actions}>
      <Button variant="text" size="small" icon="edit" aria-label={t('line.editName', { what: name })} {...edit}>
        {t('line.edit')}
      </Button>
      <Button
        variant="text"
        size="small"
        icon="trash"
        className={styles.quiet}
        aria-label={t('line.removeName', { what: name })}
        onClick={onRemove}
      >
        {t('line.remove')}
      </Button>
    </Row>
  );
}
