import type { AnalyticsOverview } from '@kado/contracts/template';
import { useReachable } from '@kado/template-kit';
import { Trans, useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useFirstName } from './best-month-card.tsx';
import styles from './congratulation.module.css';
import { Medal } from './medal.tsx';

const PROFILE = '/pages/profile';

/** Congratulates on today's sales. */
export function CongratulationCard({ best }: { best: AnalyticsOverview['best'] }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const name = useFirstName();
  const hasProfile = useReachable()(PROFILE);
  const values = { share: format.percent(best.more), weekday: format.weekdayOf(best.weekday, 'long') };
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <Medal />
        <h2 className={styles.title} dir="auto">
          {name ? t('hello.name', { name }) : t('hello.nobody')}
        </h2>
        <p className={styles.quiet}>
          <Trans t={t} i18nKey="praise.text" values={values} components={{ b: <b /> }} />
          {hasProfile && <> {t('praise.badge')}</>}
        </p>
      </div>
      {hasProfile && (
        <div className={styles.push}>
          <Button variant="plain" to={PROFILE}>
            {t('praise.profile')}
          </Button>
        </div>
      )}
    </div>
  );
}
