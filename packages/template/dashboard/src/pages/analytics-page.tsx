import { FeaturePart } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { AnalyticsActions } from '../components/analytics-actions.tsx';
import { AnalyticsTop, AnalyticsVisits } from '../components/analytics-top.tsx';
import { CardRow } from '../components/card-row.tsx';
import { InvoiceListPlaceholder, PageFrame } from '../components/page-frame.tsx';
import { RadarCard } from '../components/radar-card.tsx';
import { TeamCard } from '../components/team-card.tsx';
import { TimelineCard } from '../components/timeline-card.tsx';
import type { CardName } from '../lib/card-layout.ts';
import { useAnalyticsOverviewQuery } from '../api/cards-api.ts';
import { usePeriods } from '../lib/use-periods.ts';

const LAST_ROW = [
  ['timeline', 4],
  ['radar', 4],
  ['team', 4],
] as const;
const CARDS = LAST_ROW.map(([card]): CardName => card);

export function Component() {
  const { t } = useTranslation('template-dashboard');
  const periods = usePeriods();
  const { query, change } = periods;
  const overview = useAnalyticsOverviewQuery();
  const card = (name: CardName) => {
    if (name === 'timeline') return <TimelineCard overview={overview} />;
    return name === 'radar' ? <RadarCard overview={overview} /> : <TeamCard overview={overview} />;
  };
  return (
    <>
      <PageHead
        title={t('analytics.title')}
        crumbs={[{ label: t('nav.dashboards') }, { label: t('nav.analytics') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<AnalyticsActions cards={CARDS} period={query.period} onPeriod={(period) => change({ period })} />}
      />
      <PageFrame query={overview}>
        <AnalyticsTop overview={overview} periods={periods} />
        <AnalyticsVisits periods={periods} />
        <CardRow label={t('analytics.team')} row={LAST_ROW} flush={['team']} card={card} />
        <FeaturePart of="template-invoice" name="list" fallback={<InvoiceListPlaceholder />} />
      </PageFrame>
    </>
  );
}
