import type { DataOf } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { NoMatch, OlderRows } from '@kado/product-ui';
import type { QueryFailure } from '@kado/state/query';
import { EmptyArt, EmptyState, SkeletonRows } from '@kado/ui';
import type { ReactNode } from 'react';
import { rowsOf } from '../lib/rows-of.ts';
import styles from './operator.module.css';

/** The result of an infinite query of RTK Query. */
type InfiniteList<Row> = {
  currentData?: { pages: readonly DataOf<Row[]>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** Props of Rows. */
export type RowsProps<Row> = {
  list: InfiniteList<Row>;
  /** The title of the empty state without filters. */
  empty: string;
  /** Whether any filter is set; `onClear` removes all filters. */
  filtered?: boolean;
  onClear?: () => void;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list from the server: the states loading, error, empty and data, with a button for older rows. */
export function Rows<Row>({ list, empty, filtered = false, onClear, children }: RowsProps<Row>) {
  const { t } = useTranslation('product-operator');
  const shownText = (rows: readonly unknown[]) => t('list.shown', { count: rows.length });
  const nothing = filtered ? (
    <NoMatch title={t('list.noMatch')} clearLabel={t('list.clear')} onClear={onClear} />
  ) : (
    <EmptyState art={EmptyArt} title={empty} />
  );
  // A link may contain filter values that the server rejects.
  if (filtered && (list.error as QueryFailure | undefined)?.code === 'INVALID') return nothing;
  return (
    <QueryView
      query={{ data: rowsOf(list.currentData), error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
      skeleton={<SkeletonRows count={5} />}
      empty={nothing}
      errorTitle={t('list.error')}
      announce={shownText}
    >
      {(rows) => (
        <>
          {children(rows)}
          <div className={styles.more}>
            <OlderRows list={list} shown={shownText(rows)} label={t('list.older')} />
          </div>
        </>
      )}
    </QueryView>
  );
}
