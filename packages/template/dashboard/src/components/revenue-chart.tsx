import type { RevenueYear } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { CellHead, type ChartSeries, Legend, Plot } from '@kado/template-ui';
import { axisLines, axisTop } from '../lib/scale.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';

/** Earning and expense of each month as bars, with the budget as a line. */
export function RevenueChart({ report }: { report: RevenueYear }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const series: ChartSeries[] = [
    { label: t('revenue.earning'), data: report.earning, color: 'main', as: 'bar' },
    { label: t('revenue.expense'), data: report.expense, color: 'pale', as: 'bar' },
    { label: t('revenue.budget'), data: report.budget, color: 'accent', as: 'line', straight: true },
  ];
  const top = axisTop(series.flatMap(({ data }) => data));
  const categories = report.earning.map((_, at) => ({ label: format.month(at, 'short'), name: format.month(at, 'long') }));
  const items = series.map(({ label, color, as }) => ({ key: label, color, label, line: as === 'line' }));
  return (
    <>
      <CellHead title={t('revenue.title')} end={<Legend items={items} />} />
      <Plot
        dense
        label={t('revenue.label', { year: report.year })}
        categories={categories}
        series={series}
        height={304}
        gap={0.34}
        max={top}
        ticks={axisLines(top).map((value) => (value === 0 ? '0' : format.shortUsd(value)))}
        format={format.usd}
      />
    </>
  );
}
