import type { CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { cx } from '@kado/ui';
import { Plot } from '@kado/template-ui';
import { PLACEHOLDER_WEEK } from '../lib/placeholder-data.ts';
import { indexOfHighest } from '../lib/scale.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useWeekCardQuery } from '../api/cards-api.ts';
import { CardView } from './card-view.tsx';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';

/** Names of Monday to Sunday, for an axis. */
export function useWeekdays(width: 'narrow' | 'short' = 'narrow') {
  const { weekday } = useCardFormatters();
  return [0, 1, 2, 3, 4, 5, 6].map((at) => ({ label: weekday(at, width), name: weekday(at, 'long') }));
}

/** A week's orders as bars, or its profit as a line. */
export function WeekCard({ of, period }: { of: 'orders' | 'profit'; period: CardPeriod }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const categories = useWeekdays();
  const isOrders = of === 'orders';
  const write = isOrders ? format.count : format.usd;
  const query = useWeekCardQuery({ name: isOrders ? 'orders-bar-chart' : 'profit-line-chart', period });
  const title = t(`week.${of}`);
  return (
    <CardView query={query} blank={PLACEHOLDER_WEEK}>
      {({ series, total = 0 }) => {
        const data = series[0]?.data ?? [];
        const shape = isOrders
          ? { as: 'bar' as const, strong: indexOfHighest(data), gap: 0.42 }
          : { as: 'line' as const, edge: true, lines: 4, dot: true };
        const { as, dot, ...look } = { dot: false, ...shape };
        return (
          <>
            <h2 className={styles.strong}>{title}</h2>
            <Figure size="m">{write(total)}</Figure>
            <p className={cx(styles.small, styles.faint)}>{t('week.byDay', { period: t(`period.${period}`) })}</p>
            <div className={styles.push}>
              <Plot
                {...look}
                label={t('week.label', { title })}
                categories={categories}
                series={[{ label: title, data, color: 'main', as, dot }]}
                height={72}
                max={Math.max(1, ...data) * 1.08}
                format={write}
              />
            </div>
          </>
        );
      }}
    </CardView>
  );
}
