import { QueryView, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { List, NoMatch, OlderRows } from '@kado/product-ui';
import { Button, EmptyArt, EmptyState, PageTitle, Row, SkeletonRows, Stack } from '@kado/ui';
import { DepositRow } from '../components/deposit-row.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import styles from '../components/deposits.module.css';
import { DEFAULTS, isFiltered } from '../lib/filters.ts';
import { useDepositList } from '../lib/use-deposit-list.ts';

/** /deposits: all deposits, newest first; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-deposits');
  const { query: filters, change } = useListQuery(DEFAULTS);
  const { list, rows, bankOf } = useDepositList(filters);
  const shownText = (shown: readonly unknown[]) => t('list.shown', { count: shown.length });
  return (
    <Stack gap={24}>
      <Row apart wrap gap={16}>
        <PageTitle>{t('page.list')}</PageTitle>
        <Button to="/deposits/new" icon="plus">
          {t('do.new')}
        </Button>
      </Row>
      <FilterBar filters={filters} onChange={change} />
      <QueryView
        query={{ data: rows, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<SkeletonRows count={4} />}
        empty={<Nothing filtered={isFiltered(filters)} onClear={() => change(DEFAULTS)} />}
        errorTitle={t('error.list')}
        announce={shownText}
      >
        {(shown) => (
          <>
            <List label={t('page.list')}>
              {shown.map((deposit) => (
                <DepositRow key={deposit.id} deposit={deposit} bank={bankOf(deposit.bankId)} />
              ))}
            </List>
            <div className={styles.more}>
              <OlderRows list={list} shown={shownText(shown)} label={t('list.older')} />
            </div>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('product-deposits');
  if (!filtered)
    return (
      <EmptyState art={EmptyArt} title={t('empty.deposits')}>
        {t('empty.depositsText')}
      </EmptyState>
    );
  return (
    <NoMatch title={t('list.noMatch')} clearLabel={t('list.clear')} onClear={onClear}>
      {t('list.noMatchText')}
    </NoMatch>
  );
}
