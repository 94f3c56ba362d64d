import type { Item, Quote } from '@kado/contracts';
import { List, MoneyText, RecipientHeading } from '@kado/product-ui';
import { Trans, useTranslation } from '@kado/i18n';
import { Icon, Line, Lines, Row, Stack, StatusText, Text } from '@kado/ui';
import { LinePicture } from './cart-line.tsx';
import { LoadingName } from './loading-name.tsx';
import { offerFor, type Catalogue, type Offer } from '../lib/offers.ts';
import styles from './cart.module.css';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type PriceListProps = { quote: Quote; items: readonly Item[]; catalogue: Catalogue };

/** The received amount and the price of each line. */
export function PriceList({ quote, items, catalogue }: PriceListProps) {
  const { t } = useTranslation('product-cart');
  const rows = quote.lines.flatMap((line) => {
    const item = items.find(({ id }) => id === line.itemId);
    return item
      ? [
          {
            line,
            item,
            offer: offerFor(item, catalogue),
            fresh: quote.risks.some((risk) => risk.itemId === item.id && risk.code === 'NEW_RECIPIENT'),
          },
        ]
      : [];
  });
  return (
    <List label={t('pay.list')}>
      {rows.map((row) => (
        <PriceRow key={row.item.id} {...row} />
      ))}
    </List>
  );
}

type PriceRowProps = { line: Quote['lines'][number]; item: Item; offer: Offer | undefined; fresh: boolean };

function PriceRow({ line, item, offer, fresh }: PriceRowProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  return (
    <li className={styles.person}>
      <Row align="top" gap={16}>
        <LinePicture line={{ item, ...(offer && { offer }) }} />
        <Stack gap={4} className={styles.grow}>
          <RecipientHeading>
            <Trans
              ns="product-cart"
              i18nKey="pay.gets"
              values={{ who: format.who(item) }}
              components={{ b: format.naming(item) ? <LoadingName /> : <b dir="auto" /> }}
            />
          </RecipientHeading>
          <p>
            <MoneyText money={line.receive} kind="received" size="m" />
          </p>
          <Text size="small" tone="quiet">
            {format.way(item, offer)}
          </Text>
          <p className={styles.facts}>
            <Text as="span" size="small" className={styles.fact}>
              <Icon name="clock" size={16} />
              {format.when(item, line.etaMinutes)}
            </Text>
            {fresh && (
              <StatusText tone="warn" size="small">
                {t('pay.new')}
              </StatusText>
            )}
          </p>
        </Stack>
      </Row>
      <div className={styles.quote}>
        <Lines columns>
          <Line label={t('pay.send')}>{format.money(line.send)}</Line>
          <Line label={t('pay.fee')}>{format.money(line.fee)}</Line>
          {line.send.currency !== line.receive.currency && (
            <Line label={t('pay.rate')}>{format.rate(line.send.currency, line.receive.currency, line.rate)}</Line>
          )}
        </Lines>
      </div>
    </li>
  );
}
