import type { AnalyticsOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead, type ChartSeries, Legend, Radar } from '@kado/template-ui';
import { PLACEHOLDER_ANALYTICS } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { CardMenu } from './card-menu.tsx';
import { CardView } from './card-view.tsx';
import styles from './radar.module.css';

/** Sales and visits of the last months around a centre. */
export function RadarCard({ overview }: { overview: Query<AnalyticsOverview> }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const words = { sales: t('radar.sales'), visits: t('radar.visits') };
  const radar = overview.data?.radar;
  const exported = () => ({
    heads: [t('radar.month'), words.sales, words.visits],
    rows: radar?.months.map((month, at) => [month, radar.sales[at] ?? 0, radar.visits[at] ?? 0]) ?? [],
  });
  return (
    <>
      <CellHead
        title={t('cards.radar')}
        detail={t('radar.detail', { count: (radar ?? PLACEHOLDER_ANALYTICS.radar).months.length })}
        end={<CardMenu card="radar" table={exported} onRefresh={async () => overview.refetch?.()} />}
      />
      <CardView query={overview} blank={PLACEHOLDER_ANALYTICS}>
        {({ radar: { months, sales, visits } }) => {
          const series: ChartSeries[] = [
            { label: words.sales, data: sales, color: 'main', as: 'area' },
            { label: words.visits, data: visits, color: 'accent', as: 'line', dashed: true },
          ];
          return (
            <>
              <div className={styles.middle}>
                <Radar
                  label={t('radar.label')}
                  categories={months.map((month) => ({
                    label: format.monthOf(month, 'short'),
                    name: format.monthOf(month, 'long'),
                  }))}
                  series={series}
                  max={100}
                  format={format.count}
                />
              </div>
              <div className={styles.legend}>
                <Legend items={series.map(({ label, color, as }) => ({ key: label, color, label, line: as === 'line' }))} />
              </div>
            </>
          );
        }}
      </CardView>
    </>
  );
}
