import { PlanStatus } from '@kado/contracts';
import { QueryView, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, List, NoMatch, OlderRows } from '@kado/product-ui';
import { networks, useLoaded } from '@kado/state';
import { Button, EmptyArt, EmptyState, PageTitle, Row, SkeletonRows } from '@kado/ui';
import { usePlanListInfiniteQuery } from '../api/plans.ts';
import { PlanRow } from '../components/plan-row.tsx';
import styles from '../components/plans.module.css';

/** The URL state of the list. */
const DEFAULTS = { status: '' };

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('product-plans');
  if (filtered)
    return (
      <NoMatch title={t('list.noMatch')} clearLabel={t('list.clear')} onClear={onClear}>
        {t('list.noMatchText')}
      </NoMatch>
    );
  return (
    <EmptyState art={EmptyArt} title={t('list.empty')} actions={<Button to="/plans/new">{t('list.new')}</Button>}>
      {t('list.emptyText')}
    </EmptyState>
  );
}

/** /plans: all plans, newest first; the status is in the URL. */
export function Component() {
  const { t } = useTranslation('product-plans');
  const { query, change } = useListQuery(DEFAULTS);
  useLoaded(networks, undefined);
  const shownText = (rows: readonly unknown[]) => t('list.shown', { count: rows.length });
  const status = PlanStatus.safeParse(query.status).data;
  const list = usePlanListInfiniteQuery(status ? { status } : {}, { refetchOnMountOrArgChange: true });
  const plans = list.currentData?.pages.flatMap(({ data }) => data);
  const nothing = status === undefined && plans?.length === 0;
  return (
    <div className={styles.column}>
      <Row apart wrap gap={16}>
        <PageTitle lead={t('page.lead')}>{t('page.list')}</PageTitle>
        {!nothing && (
          <Button to="/plans/new" icon="plus">
            {t('list.new')}
          </Button>
        )}
      </Row>
      {!nothing && (
        <Chips label={t('filter.label')}>
          <Chip pressed={status === undefined} onClick={() => change(DEFAULTS)}>
            {t('filter.all')}
          </Chip>
          {PlanStatus.options.map((each) => (
            <Chip key={each} pressed={status === each} onClick={() => change({ status: each })}>
              {t(`filter.${each}`)}
            </Chip>
          ))}
        </Chips>
      )}
      <QueryView
        query={{ data: plans, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<SkeletonRows count={3} />}
        empty={<Nothing filtered={status !== undefined} onClear={() => change(DEFAULTS)} />}
        errorTitle={t('list.error')}
        announce={shownText}
      >
        {(rows) => (
          <>
            <List label={t('page.list')}>
              {rows.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </List>
            <div className={styles.more}>
              <OlderRows list={list} shown={shownText(rows)} label={t('list.older')} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
