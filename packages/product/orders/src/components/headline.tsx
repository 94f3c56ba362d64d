import type { Order } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { Fragment } from 'react';
import { headlineOf, type Sentence } from '../lib/headline.ts';
import { useOrderFormatters } from '../lib/use-formatters.ts';

type OneKey = `headline.one.${'queued' | 'scheduled' | 'submitted' | 'delivered' | 'failed' | 'reversed' | 'cancelled'}`;
type ManyKey =
  `headline.${'all.arrived' | 'all.open' | 'all.waiting' | 'all.back' | 'allCancelled' | 'arrived' | 'open' | 'waiting' | 'back'}`;

function SentenceText({ sentence: { key, count, item } }: { sentence: Sentence }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  if (!item) return t(key as ManyKey, { count: count ?? 0 });
  return (
    <Trans
      ns="product-orders"
      i18nKey={key as OneKey}
      values={{ amount: format.received(item.receive), who: format.who(item) }}
      components={{ b: <bdi /> }}
    />
  );
}

/** The outcome of the order in one or more sentences. */
export function Headline({ order }: { order: Order }) {
  return headlineOf(order).map((sentence) => (
    <Fragment key={sentence.key}>
      <SentenceText sentence={sentence} />{' '}
    </Fragment>
  ));
}
