import { useTranslation } from '@kado/i18n';
import { Card, PageHead } from '@kado/template-ui';
import { Skeleton } from '@kado/ui';
import styles from './view.module.css';

const LINES = ['72%', '64%', '80%', '56%', '68%', '60%', '48%'];

/** The skeleton of a user's page. */
export function ViewSkeleton() {
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.skeleton}>
          <Skeleton inline={56} block={56} round />
          {LINES.map((inline) => (
            <Skeleton key={inline} inline={inline} />
          ))}
          <Skeleton block={32} />
        </div>
      </Card>
      <div className={styles.column}>
        <Skeleton block={40} />
        <Card>
          <div className={styles.skeleton}>
            {LINES.slice(0, 5).map((inline) => (
              <Skeleton key={inline} inline={inline} block={32} />
            ))}
          </div>
        </Card>
      </div>
    </div>
  );
}

/** The page of a user while the user loads. */
export function PendingView() {
  const { t } = useTranslation('template-users');
  return (
    <>
      <PageHead title={t('nav.view')} crumbs={[{ label: t('page.apps') }, { label: t('nav.users') }, { label: t('nav.view') }]} />
      <ViewSkeleton />
    </>
  );
}
