import { NoMatch, OlderRows } from '@kado/product-ui';
import { QueryView, useDebouncedValue, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { networks, useLoaded } from '@kado/state';
import { Button, EmptyArt, EmptyState, PageTitle, SkeletonRows, Stack } from '@kado/ui';
import { useMemo } from 'react';
import { DEFAULTS, isFiltered, queryOf } from '../lib/filters.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import styles from '../components/list.module.css';
import { OrderRow } from '../components/order-row.tsx';
import { useRepeat } from '../lib/use-repeat.ts';
import { useOrderListInfiniteQuery } from '../api/orders.ts';

/** /orders: all orders, newest first; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-orders');
  const { query: filters, change } = useListQuery(DEFAULTS);
  const query = useDebouncedValue(useMemo(() => queryOf(filters), [filters]));
  const list = useOrderListInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const known = useLoaded(networks, undefined).data ?? [];
  const repeat = useRepeat(known);
  const orders = list.currentData?.pages.flatMap(({ data }) => data);
  const shownText = (rows: readonly unknown[]) => t('list.shown', { count: rows.length });
  const empty = <Nothing filtered={isFiltered(filters)} onClear={() => change(DEFAULTS)} />;
  return (
    <Stack gap={24}>
      <PageTitle>{t('page.list')}</PageTitle>
      <FilterBar filters={filters} onChange={change} />
      <QueryView
        query={{ data: orders, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<SkeletonRows count={4} />}
        empty={empty}
        errorTitle={t('list.error')}
        announce={shownText}
      >
        {(rows) => (
          <>
            <ul className={styles.list} aria-label={t('list.label')}>
              {rows.map((order) => (
                <OrderRow key={order.id} order={order} networks={known} onRepeat={repeat(order)} />
              ))}
            </ul>
            <div className={styles.more}>
              <OlderRows list={list} shown={shownText(rows)} label={t('list.older')} />
            </div>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('product-orders');
  return filtered ? (
    <NoMatch title={t('list.noMatch')} clearLabel={t('list.clear')} onClear={onClear}>
      {t('list.noMatchText')}
    </NoMatch>
  ) : (
    <EmptyState art={EmptyArt} title={t('list.empty')} actions={<Button to="/send/top-up">{t('list.emptyDo')}</Button>}>
      {t('list.emptyText')}
    </EmptyState>
  );
}
