import { NoMatch, OlderRows, useFlow } from '@kado/product-ui';
import { QueryView, useDebouncedValue, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState, PageTitle, Stack } from '@kado/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useGiftProductListInfiniteQuery } from '../api/gift-products.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import styles from '../components/gift-cards.module.css';
import { ProductCard, ShopSkeleton } from '../components/product-card.tsx';
import { DEFAULTS, isFiltered, queryOf } from '../lib/catalogue-filters.ts';

/** /send/gift-card: the gift cards on sale. Filters and search are in the URL; ?item= is the cart line to choose another card for, ?name=&email= the recipient. */
export function Component() {
  const { t } = useTranslation('product-gift-cards');
  const { t: common } = useTranslation();
  const { query: filters, change } = useListQuery(DEFAULTS);
  const [params] = useSearchParams();
  const line = params.get('item');
  const handedOn = { item: line, name: params.get('name'), email: params.get('email') };
  const query = useDebouncedValue(useMemo(() => queryOf(filters), [filters]));
  const list = useGiftProductListInfiniteQuery(query);
  useFlow({ title: t('page.title'), backTo: line ? '/cart' : '/' });
  const shownText = (shown: readonly unknown[]) => t('shop.shown', { count: shown.length });
  const products = list.currentData?.pages.flatMap(({ data }) => data);
  return (
    <Stack gap={24}>
      <PageTitle>{t('page.title')}</PageTitle>
      <FilterBar filters={filters} onChange={change} />
      <QueryView
        query={{ data: products, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<ShopSkeleton />}
        empty={<Nothing filtered={isFiltered(filters)} onClear={() => change(DEFAULTS)} />}
        errorTitle={t('error.shop')}
        announce={shownText}
      >
        {(shown) => (
          <>
            <ul className={styles.shop} aria-label={t('shop.label')}>
              {shown.map((product) => (
                <ProductCard key={product.id} product={product} handedOn={handedOn} />
              ))}
            </ul>
            <div className={styles.more}>
              <OlderRows list={list} shown={shownText(shown)} label={common('action.more')} />
            </div>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('product-gift-cards');
  if (!filtered)
    return (
      <EmptyState art={EmptyArt} title={t('shop.empty')} actions={<Button to="/send/top-up">{t('shop.emptyDo')}</Button>}>
        {t('shop.emptyText')}
      </EmptyState>
    );
  return (
    <NoMatch title={t('shop.noMatch')} clearLabel={t('shop.clear')} onClear={onClear}>
      {t('shop.noMatchText')}
    </NoMatch>
  );
}
