import { PLACEHOLDER_REPORT } from '../lib/placeholder-data.ts';
import { useRevenueReportQuery } from '../api/cards-api.ts';
import { CardView } from './card-view.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueSide } from './revenue-side.tsx';
import styles from './revenue.module.css';

/** A year of revenue: its months, and its spending against the budget. */
export function RevenueCard({ year, onYear }: { year: string; onYear: (year: string) => void }) {
  const query = useRevenueReportQuery(Number(year));
  return (
    <CardView query={query} blank={PLACEHOLDER_REPORT}>
      {({ report, ...revenue }) =>
        report && (
          <div className={styles.report}>
            <div className={styles.chart}>
              <RevenueChart report={report} />
            </div>
            <div className={styles.side}>
              <RevenueSide revenue={{ ...revenue, report }} year={year} onYear={onYear} />
            </div>
          </div>
        )
      }
    </CardView>
  );
}
