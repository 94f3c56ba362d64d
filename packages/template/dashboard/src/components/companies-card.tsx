import type { CompanyRow, StoreOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead, Person, Spark } from '@kado/template-ui';
import { cx, initialsOf } from '@kado/ui';
import { PLACEHOLDER_STORE } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import { Delta } from './delta.tsx';
import styles from './figures.module.css';
import table from './companies.module.css';

function Company({ row }: { row: CompanyRow }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const tile = (
    <span className={styles.tile} aria-hidden="true">
      {initialsOf(row.name)}
    </span>
  );
  const trend = row.change < 0 ? t('companies.falling') : t('companies.rising');
  return (
    <tr>
      <th scope="row">
        <Person picture={tile} name={row.name} detail={row.site} />
      </th>
      <td className={styles.quiet} data-label={t('companies.category')}>
        {t(`companies.kind.${row.category}`)}
      </td>
      <td className={table.end} data-label={t('companies.views')}>
        <bdi>{format.count(row.views)}</bdi>
      </td>
      <td className={cx(table.end, styles.medium)} data-label={t('companies.revenue')}>
        <bdi>{format.cents(row.revenue)}</bdi>
      </td>
      <td data-label={t('companies.trend')}>
        <span className={table.trend}>
          <Spark label={trend} data={row.trend} color={row.change < 0 ? 'slate' : 'main'} />
          <Delta value={row.change} />
        </span>
      </td>
    </tr>
  );
}

/** Companies with their traffic and sales. */
export function CompaniesCard({ store, span }: { store: Query<StoreOverview>; span: string }) {
  const { t } = useTranslation('template-dashboard');
  const heads = (['company', 'category', 'views', 'revenue', 'trend'] as const).map((key) => t(`companies.${key}`));
  const exported = () => ({
    heads,
    rows: (store.data?.companies ?? []).map((row) => [
      row.name,
      t(`companies.kind.${row.category}`),
      row.views,
      row.revenue,
      row.change,
    ]),
  });
  const refresh = async () => store.refetch?.();
  return (
    <>
      <CellHead
        title={t('cards.companies')}
        detail={t('companies.detail', { span })}
        end={<CardMenu card="companies" table={exported} onRefresh={refresh} />}
      />
      <CardView query={store} blank={PLACEHOLDER_STORE}>
        {({ companies }) => (
          <div className={table.frame}>
            <table className={table.table} aria-label={t('cards.companies')}>
              <thead>
                <tr>
                  {heads.map((head, at) => (
                    <th key={head} scope="col" className={cx((at === 2 || at === 3) && table.end)}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {companies.map((row) => (
                  <Company key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </CardView>
    </>
  );
}
