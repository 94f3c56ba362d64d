import { useState } from 'react';
import type { CardPeriod, StoreOverview } from '@kado/contracts/template';
import { ExportMenu } from '@kado/template-kit/export';
import { type Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { CardName } from '../lib/card-layout.ts';
import { periodDates } from '../lib/period-dates.ts';
import { storeExportTable } from '../lib/store-export.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { HiddenMenu } from './hidden-menu.tsx';
import { PeriodMenu } from './period-menu.tsx';

type StoreActionsProps = {
  store: Query<StoreOverview>;
  cards: readonly CardName[];
  period: CardPeriod;
  onPeriod: (period: CardPeriod) => void;
};

/** The actions of the shop's dashboard. */
export function StoreActions({ store, cards, period, onPeriod }: StoreActionsProps) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const [today] = useState(() => new Date());
  const range = format.range(...periodDates(period, today));
  const words = {
    title: t('store.title'),
    card: t('exportTable.card'),
    what: t('exportTable.what'),
    value: t('exportTable.value'),
    sales: t('statistics.sales'),
    customers: t('statistics.customers'),
    products: t('statistics.products'),
    revenue: t('statistics.revenue'),
    earnings: t('earnings.title'),
    companies: t('cards.companies'),
    browsers: t('cards.browsers'),
    transactions: t('cards.transactions'),
  };
  // `currentData` has only the figures of this range; the cards show those of the previous range until they have loaded.
  const data = store.currentData;
  const table = () => (data ? storeExportTable(data, words, range) : { name: '', title: '', heads: [], rows: [] });
  return (
    <>
      <HiddenMenu of={cards} />
      <PeriodMenu of={t('period.dates')} value={period} onChange={onPeriod} words={range} />
      <ExportMenu table={table} disabled={!data} />
    </>
  );
}
