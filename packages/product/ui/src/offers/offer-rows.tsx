import { useTranslation } from '@kado/i18n';
import { RadioList, Stack, StatusText, Text, Tile } from '@kado/ui';
import type { ReactNode } from 'react';
import { payOf } from '../amounts/amount.ts';
import { List, ListRow } from '../parts/list.tsx';
import { useFormatters } from '../use-formatters.ts';
import { bestOffers, rankOffers, type Offer } from './offer.ts';
import styles from './offers.module.css';

/** Props of OfferRows and OfferList. */
export type OfferListProps = {
  /** The accessible name of the list. */
  label: string;
  /** Empty while there is no amount. */
  offers: readonly Offer[];
  /** The id of the offer that is chosen in the form. */
  chosen: string | undefined;
  /** Chooses an offer in the form of this page; without it the offers are links. */
  onChoose?: ((id: string) => void) | undefined;
  /** A note for the user to read before choosing another offer. */
  note?: ReactNode;
  /** The reason why no offer exists for the amount; by default the text asks for an amount. */
  nothing?: string | undefined;
};

type RowProps = { offer: Offer; best: boolean };

function Detail({ offer: { price, problem, facts }, best }: RowProps) {
  const { t } = useTranslation();
  const format = useFormatters();
  if (!price) return problem;
  return (
    <span className={styles.detail}>
      {format.facts(t('compare.fee', { amount: format.money(price.fee) }), ...facts)}
      {best && (
        <StatusText tone="good" icon="check" size="small">
          {t('compare.best')}
        </StatusText>
      )}
    </span>
  );
}

function Arrives({ offer: { price } }: Pick<RowProps, 'offer'>) {
  const format = useFormatters();
  return price && <bdi>{format.received(price.receive)}</bdi>;
}

function Pay({ offer: { price } }: Pick<RowProps, 'offer'>) {
  const { t } = useTranslation();
  const format = useFormatters();
  if (!price) return null;
  return (
    <Text as="span" size="small" tone="quiet">
      {t('summary.withFee', { amount: format.money(payOf(price)) })}
    </Text>
  );
}

function Rows({ label, offers, chosen, onChoose }: OfferListProps) {
  const best = bestOffers(offers);
  const rows = rankOffers(offers).map((offer) => ({ offer, best: best.has(offer.id) }));
  if (onChoose)
    return (
      <RadioList
        label={label}
        name="offer"
        value={chosen}
        onChange={onChoose}
        options={rows.map((row) => ({
          value: row.offer.id,
          head: <bdi>{row.offer.name}</bdi>,
          detail: <Detail {...row} />,
          tile: <Tile id={row.offer.id} initials={row.offer.initials} />,
          end: (
            <span className={styles.figures}>
              <Arrives {...row} />
              <Pay {...row} />
            </span>
          ),
        }))}
      />
    );
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.offer.id}
          to={row.offer.to}
          picture={<Tile id={row.offer.id} initials={row.offer.initials} />}
          head={<bdi>{row.offer.name}</bdi>}
          meta={<Detail {...row} />}
          amount={<Arrives {...row} />}
          state={<Pay {...row} />}
        />
      ))}
    </List>
  );
}

/** The offers, the best value first: the received amount, the fee, and the total to pay. */
export function OfferRows(props: OfferListProps) {
  const { t } = useTranslation();
  const { offers, note, nothing } = props;
  const quiet = (text: ReactNode) => (
    <Text size="small" tone="quiet">
      {text}
    </Text>
  );
  if (offers.length === 0) return quiet(nothing ?? t('compare.noAmount'));
  return (
    <Stack gap={8}>
      <Rows {...props} />
      {note && quiet(note)}
    </Stack>
  );
}
