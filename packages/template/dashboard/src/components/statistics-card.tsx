import type { ReactNode } from 'react';
import type { StoreOverview } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { BulletBar, CellHead, FillBar, Legend, Spark, StockGrid } from '@kado/template-ui';
import { cx } from '@kado/ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { Delta } from './delta.tsx';
import styles from './figures.module.css';
import strip from './statistics.module.css';

const share = (percent: number) => percent / 100;

function Statistic({
  label,
  figure,
  picture,
  children,
}: Record<'label' | 'figure', string> & { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={strip.one}>
      <dt>{label}</dt>
      <dd className={styles.figure}>
        <bdi>{figure}</bdi>
      </dd>
      <dd className={strip.picture}>{picture}</dd>
      <dd className={strip.note}>{children}</dd>
    </div>
  );
}

function Customers({ customers: { count, fresh } }: Pick<StoreOverview, 'customers'>) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const format = useCardFormatters();
  const [returningShare, newShare] = [
    t('statistics.returning', { share: format.percent(100 - fresh) }),
    t('statistics.fresh', { share: format.percent(fresh) }),
  ];
  const parts = [
    { share: share(fresh), color: 'main' as const },
    { share: share(100 - fresh), color: 'slate' as const },
  ];
  return (
    <Statistic
      label={t('statistics.customers')}
      figure={format.count(count)}
      picture={<FillBar thick label={[newShare, returningShare].join(t('common:list.comma'))} parts={parts} />}
    >
      <Legend
        stacked
        items={[
          { key: 'fresh', color: 'main', label: newShare },
          { key: 'old', color: 'slate', label: returningShare },
        ]}
      />
    </Statistic>
  );
}

function Products({ products: { count, inStock } }: Pick<StoreOverview, 'products'>) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const format = useCardFormatters();
  const [full, low] = [
    t('statistics.inStock', { share: format.percent(inStock) }),
    t('statistics.low', { share: format.percent(100 - inStock) }),
  ];
  return (
    <Statistic
      label={t('statistics.products')}
      figure={format.count(count)}
      picture={<StockGrid label={[full, low].join(t('common:list.comma'))} share={share(inStock)} />}
    >
      <Legend
        stacked
        items={[
          { key: 'full', color: 'soft', label: full },
          { key: 'low', color: 'accent', label: low },
        ]}
      />
    </Statistic>
  );
}

function Revenue({ revenue: { amount, goal } }: Pick<StoreOverview, 'revenue'>) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const reached = Math.round((amount / goal) * 100);
  // The line is a tenth longer than the goal, so that the goal's mark is not at its end.
  const whole = goal * 1.1;
  const words = t('statistics.ofGoal', { share: format.percent(reached), goal: format.shortUsd(goal) });
  return (
    <Statistic
      label={t('statistics.revenue')}
      figure={format.usd(amount)}
      picture={<BulletBar label={words} share={amount / whole} mark={goal / whole} />}
    >
      <span className={styles.quiet}>{words}</span>
      <br />
      <span className={styles.faint}>{t('statistics.toGo', { amount: format.usd(Math.max(0, goal - amount)) })}</span>
    </Statistic>
  );
}

/** Sales, customers, products and revenue, each with a small chart. */
export function StatisticsCard({ store }: { store: StoreOverview }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const { sales } = store;
  const updated = (
    <span className={cx(styles.small, styles.faint)}>{t('statistics.updated', { when: format.ago(store.updatedAt) })}</span>
  );
  return (
    <>
      <CellHead title={t('statistics.title')} end={updated} />
      <dl className={strip.strip}>
        <Statistic
          label={t('statistics.sales')}
          figure={format.count(sales.count)}
          picture={<Spark area width={148} height={32} label={t('statistics.trend')} data={sales.trend} />}
        >
          <Delta value={sales.change}>{t('statistics.before')}</Delta>
          <br />
          <span className={styles.faint}>{t('statistics.then', { count: sales.before, shown: format.count(sales.before) })}</span>
        </Statistic>
        <Customers customers={store.customers} />
        <Products products={store.products} />
        <Revenue revenue={store.revenue} />
      </dl>
    </>
  );
}
