import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { List, ListRow } from '@kado/product-ui';
import { networks, useLoaded } from '@kado/state';
import { Button, EmptyArt, EmptyState, PageTitle, SkeletonRows } from '@kado/ui';
import { useMemo } from 'react';
import { useGiftOrdersQuery } from '../api/plans.ts';
import { pastGifts, type PastGift } from '../lib/gifts.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { GiftPicture, GiftText } from './gift-text.tsx';
import styles from './plans.module.css';

function GiftRow({ past: { from, gift, at, arrived } }: { past: PastGift }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  return (
    <ListRow
      to={`/plans/new?${new URLSearchParams({ from })}`}
      picture={<GiftPicture gift={gift} />}
      head={<GiftText gift={gift} arrived={arrived} />}
      meta={format.facts(format.kind(gift), t('choose.sent', { date: format.day(at) }))}
    />
  );
}

/** The list of delivered gifts, to choose the one to repeat. */
export function GiftChoice() {
  const { t } = useTranslation('product-plans');
  const orders = useGiftOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = useLoaded(networks, undefined);
  const gifts = useMemo(() => orders.data && known.data && pastGifts(orders.data, known.data), [orders.data, known.data]);
  const error = orders.error ?? known.error;
  const retry = () => {
    void orders.refetch();
    known.refetch();
  };
  return (
    <div className={styles.column}>
      <PageTitle lead={t('choose.lead')}>{t('choose.head')}</PageTitle>
      <QueryView
        query={{ data: gifts, error, isLoading: orders.isFetching || known.loading, refetch: retry }}
        skeleton={<SkeletonRows count={4} />}
        empty={
          <EmptyState art={EmptyArt} title={t('choose.empty')} actions={<Button to="/send/top-up">{t('choose.send')}</Button>}>
            {t('choose.emptyText')}
          </EmptyState>
        }
        errorTitle={t('choose.error')}
      >
        {(rows) => (
          <List label={t('choose.list')}>
            {rows.map((past) => (
              <GiftRow key={past.from} past={past} />
            ))}
          </List>
        )}
      </QueryView>
    </div>
  );
}
