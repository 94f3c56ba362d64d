import type { AnalyticsOverview } from '@kado/contracts/template';
import type { Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, Cells } from '@kado/template-ui';
import { PLACEHOLDER_ANALYTICS } from '../lib/placeholder-data.ts';
import type { usePeriods } from '../lib/use-periods.ts';
import { CardView } from './card-view.tsx';
import { GainCard } from './gain-card.tsx';
import { CongratulationCard } from './congratulation-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SupportCard } from './support-card.tsx';

type PeriodsQuery = ReturnType<typeof usePeriods>;
type AnalyticsTopProps = { overview: Query<AnalyticsOverview>; periods: PeriodsQuery };

/** The first row of the analytics: subscribers and orders. */
export function AnalyticsTop({ overview, periods: { query } }: AnalyticsTopProps) {
  const { t } = useTranslation('template-dashboard');
  return (
    <Cells label={t('analytics.gains')}>
      <Cell span={4}>
        <CardView query={overview} blank={PLACEHOLDER_ANALYTICS}>
          {({ best }) => <CongratulationCard best={best} />}
        </CardView>
      </Cell>
      <Cell span={4} mid={6} flush>
        <GainCard of="subscribers" period={query.period} />
      </Cell>
      <Cell span={4} mid={6} flush>
        <GainCard of="orders" period={query.period} />
      </Cell>
    </Cells>
  );
}

/** The second row of the analytics: sessions and support. */
export function AnalyticsVisits({ periods: { query, change } }: { periods: PeriodsQuery }) {
  const { t } = useTranslation('template-dashboard');
  return (
    <Cells label={t('analytics.visits')}>
      <Cell span={6}>
        <SessionsCard period={query.sessions} onPeriod={(sessions) => change({ sessions })} />
      </Cell>
      <Cell span={6} flush>
        <SupportCard period={query.support} onPeriod={(support) => change({ support })} />
      </Cell>
    </Cells>
  );
}
