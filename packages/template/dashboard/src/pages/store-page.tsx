import { useTranslation } from '@kado/i18n';
import { PageHead } from '@kado/template-ui';
import { BrowsersCard } from '../components/browsers-card.tsx';
import { CardRow } from '../components/card-row.tsx';
import { CardView } from '../components/card-view.tsx';
import { CompaniesCard } from '../components/companies-card.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { MeetupCard } from '../components/meetup-card.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { StoreActions } from '../components/store-actions.tsx';
import { StoreMoney, StoreTop } from '../components/store-top.tsx';
import { TransactionsCard } from '../components/transactions-card.tsx';
import { PLACEHOLDER_STORE } from '../lib/placeholder-data.ts';
import type { CardName } from '../lib/card-layout.ts';
import { useStoreOverviewQuery } from '../api/cards-api.ts';
import { usePeriods } from '../lib/use-periods.ts';

const FIRMS = [
  ['companies', 8],
  ['meetup', 4],
] as const;
const FLOWS = [
  ['browsers', 4],
  ['goal', 4],
  ['transactions', 4],
] as const;
const CARDS = [...FIRMS, ...FLOWS].map(([card]): CardName => card);

export function Component() {
  const { t } = useTranslation('template-dashboard');
  const { query, change } = usePeriods();
  const store = useStoreOverviewQuery(query.period);
  const span = t(`period.${query.period}`);
  const card = (name: CardName) => {
    if (name === 'companies') return <CompaniesCard store={store} span={span} />;
    if (name === 'browsers') return <BrowsersCard store={store} span={span} />;
    if (name === 'transactions') return <TransactionsCard store={store} span={span} />;
    if (name === 'goal') return <GoalCard />;
    return (
      <CardView query={store} blank={PLACEHOLDER_STORE}>
        {({ meetup }) => <MeetupCard meetup={meetup} />}
      </CardView>
    );
  };
  return (
    <>
      <PageHead
        title={t('store.title')}
        crumbs={[{ label: t('nav.dashboards') }, { label: t('nav.store') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<StoreActions store={store} cards={CARDS} period={query.period} onPeriod={(period) => change({ period })} />}
      />
      <PageFrame query={store}>
        <StoreTop store={store} />
        <StoreMoney store={store} period={query.period} year={query.year} onYear={(year) => change({ year })} />
        <CardRow label={t('store.firms')} row={FIRMS} flush={['companies', 'meetup']} card={card} />
        <CardRow label={t('store.flows')} row={FLOWS} flush={['goal']} card={card} />
      </PageFrame>
    </>
  );
}
