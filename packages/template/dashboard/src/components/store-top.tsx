import type { CardPeriod, StoreOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, Cells } from '@kado/template-ui';
import { PLACEHOLDER_STORE } from '../lib/placeholder-data.ts';
import { BestMonthCard } from './best-month-card.tsx';
import { CardView } from './card-view.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import styles from './revenue.module.css';
import { StatisticsCard } from './statistics-card.tsx';
import { WeekCard } from './week-card.tsx';

type StoreProps = { store: Query<StoreOverview> };
type MoneyProps = StoreProps & { period: CardPeriod; year: string; onYear: (year: string) => void };

/** The shop's first row: the best month and the statistics. */
export function StoreTop({ store }: StoreProps) {
  const { t } = useTranslation('template-dashboard');
  return (
    <Cells label={t('statistics.title')}>
      <Cell span={4}>
        <CardView query={store} blank={PLACEHOLDER_STORE}>
          {({ best }) => <BestMonthCard best={best} />}
        </CardView>
      </Cell>
      <Cell span={8}>
        <CardView query={store} blank={PLACEHOLDER_STORE}>
          {(data) => <StatisticsCard store={data} />}
        </CardView>
      </Cell>
    </Cells>
  );
}

/** The shop's second row: orders, profit, earnings and revenue. */
export function StoreMoney({ store, period, year, onYear }: MoneyProps) {
  const { t } = useTranslation('template-dashboard');
  return (
    <Cells label={t('revenue.title')}>
      <Cell span={4} flush>
        <div className={styles.weeks}>
          <div>
            <WeekCard of="orders" period={period} />
          </div>
          <div>
            <WeekCard of="profit" period={period} />
          </div>
        </div>
        <div className={styles.earnings}>
          <CardView query={store} blank={PLACEHOLDER_STORE}>
            {({ earnings }) => <EarningsCard earnings={earnings} span={t(`period.${period}`)} />}
          </CardView>
        </div>
      </Cell>
      <Cell span={8} flush>
        <RevenueCard year={year} onYear={onYear} />
      </Cell>
    </Cells>
  );
}
