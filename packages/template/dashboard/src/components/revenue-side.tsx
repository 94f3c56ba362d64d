import type { RevenueReport, RevenueYear } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useDisclosure } from '@kado/template-kit';
import { Button, cx, lazyComponent } from '@kado/ui';
import { FillBar, Legend, Plot, Segments } from '@kado/template-ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { YEARS } from '../lib/use-periods.ts';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';
import local from './revenue.module.css';

const BudgetDialog = lazyComponent(async () => (await import('./budget-dialog.tsx')).BudgetDialog);

type RevenueSideProps = { revenue: RevenueReport & { report: RevenueYear }; year: string; onYear: (year: string) => void };

/** The year's spending against its budget, which can be raised. */
export function RevenueSide({ revenue: { price, budget, report }, year, onYear }: RevenueSideProps) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const dialog = useDisclosure();
  const categories = report.expense.map((_, at) => ({ label: format.month(at, 'short'), name: format.month(at, 'long') }));
  const [now, before] = [String(report.year), String(report.year - 1)];
  const used = budget === 0 ? 0 : price / budget;
  return (
    <>
      <Segments
        wide
        label={t('revenue.year')}
        value={year}
        onChange={onYear}
        options={YEARS.map((value) => ({ value, label: value }))}
      />
      <div className={local.spent}>
        <Figure size="xl">{format.usd(price)}</Figure>
        <p className={cx(styles.small, styles.quiet)}>
          {t('revenue.set')} <bdi className={styles.strong}>{format.usd(budget)}</bdi>
        </p>
      </div>
      <div className={local.meter}>
        <FillBar
          label={t('revenue.used', { share: format.percent(Math.round(used * 100)) })}
          parts={[{ share: used, color: 'main' }]}
        />
      </div>
      <p className={cx(styles.small, styles.faint)}>{t('revenue.left', { amount: format.usd(budget - price) })}</p>
      <div className={local.years}>
        <Plot
          bare
          edge
          label={t('revenue.years', { now, before })}
          categories={categories}
          series={[
            { label: now, data: report.expense, color: 'main', as: 'line', dot: true },
            { label: before, data: report.before, color: 'slate', as: 'line', dashed: true },
          ]}
          height={56}
          max={Math.max(1, ...report.expense, ...report.before) * 1.1}
          format={format.usd}
        />
        <Legend
          items={[
            { key: 'now', color: 'main', label: now, line: true },
            { key: 'before', color: 'slate', label: before, line: true },
          ]}
        />
      </div>
      <div className={styles.push}>
        <Button variant="plain" wide icon="plus" onClick={() => dialog.open()}>
          {t('budget.raise')}
        </Button>
      </div>
      {dialog.isOpen && <BudgetDialog year={report.year} budget={budget} onClose={dialog.close} />}
    </>
  );
}
