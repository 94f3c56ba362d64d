import type { StoreOverview } from '@kado/contracts/template';
import { useAccount, useReachable } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, cx } from '@kado/ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { Figure } from './figure.tsx';
import styles from './congratulation.module.css';
import small from './figures.module.css';
import { Medal } from './medal.tsx';

/** The reader's first name; undefined for a guest. */
export const useFirstName = (): string | undefined => useAccount()?.fullName.split(' ')[0];

/** The best month of the shop. */
export function BestMonthCard({ best }: { best: StoreOverview['best'] }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const name = useFirstName();
  const sales = ['/apps/invoice/list', '/dashboard/analytics'].find(useReachable());
  const month = format.monthOf(best.month, 'long');
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <Medal />
        <h2 className={styles.title} dir="auto">
          {name ? t('hello.name', { name }) : t('hello.nobody')}
        </h2>
        <p className={styles.quiet}>{t('best.since', { month })}</p>
        <div className={styles.figure}>
          <Figure size="xl" primary>
            {format.usd(best.sold)}
          </Figure>
        </div>
        <p className={cx(small.small, small.faint)}>{t('best.sold', { month, over: format.percent(best.overGoal) })}</p>
      </div>
      <div className={styles.push}>{sales && <Button to={sales}>{t('best.view')}</Button>}</div>
    </div>
  );
}
