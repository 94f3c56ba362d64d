import type { Transaction } from '@kado/contracts';
import { NoMatch, OlderRows } from '@kado/product-ui';
import { QueryView, useDebouncedValue, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useServerNow } from '@kado/state';
import { Button, EmptyArt, EmptyState, SkeletonRows, Stack } from '@kado/ui';
import { useMemo } from 'react';
import { DEFAULTS, isFiltered, queryOf } from '../lib/filters.ts';
import styles from '../components/balance.module.css';
import { FilterBar } from '../components/filter-bar.tsx';
import { Movements } from '../components/movements.tsx';
import { CurrentBalance } from '../components/current-balance.tsx';
import { useStatementInfiniteQuery } from '../api/statement.ts';

/** /transactions: the statement of the available balance; its filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-balance');
  const { query: filters, change } = useListQuery(DEFAULTS);
  const now = new Date(useServerNow());
  const query = useDebouncedValue(useMemo(() => queryOf(filters), [filters]));
  const list = useStatementInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  const filtered = isFiltered(filters);
  const shownText = (lines: readonly Transaction[]) =>
    lines[0]
      ? t('list.shown', { count: lines.length, currency: lines[0].balanceAfter.currency })
      : t(filtered ? 'list.noMatch' : 'list.empty');
  return (
    <Stack gap={40}>
      <CurrentBalance rows={filtered ? undefined : rows} complete={!list.hasNextPage} />
      <Stack as="section" aria-label={t('list.label')}>
        <FilterBar filters={filters} onChange={change} />
        <QueryView
          query={{ data: rows, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
          skeleton={<SkeletonRows count={5} />}
          empty={<Nothing filtered={filtered} onClear={() => change(DEFAULTS)} />}
          errorTitle={t('list.error')}
          announce={shownText}
        >
          {(lines) => (
            <>
              <Movements rows={lines} now={now} />
              <div className={styles.more}>
                <OlderRows list={list} shown={shownText(lines)} label={t('list.older')} />
              </div>
            </>
          )}
        </QueryView>
      </Stack>
    </Stack>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('product-balance');
  if (filtered)
    return (
      <NoMatch title={t('list.noMatch')} clearLabel={t('list.clear')} onClear={onClear}>
        {t('list.noMatchText')}
      </NoMatch>
    );
  return (
    <EmptyState
      art={EmptyArt}
      title={t('list.empty')}
      actions={
        <Button variant="soft" to="/">
          {t('list.emptyDo')}
        </Button>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}
