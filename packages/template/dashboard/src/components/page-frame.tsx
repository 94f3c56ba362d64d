import { Children, type ReactNode } from 'react';
import { errorText, type Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { FailureView } from '@kado/ui';
import { DeferredMount, Card } from '@kado/template-ui';
import { currentData } from '../lib/current-data.ts';
import styles from './page-frame.module.css';

/** The cards of a dashboard, one child each; what went wrong in their place when nothing arrived for this period. */
export function PageFrame({ query, children }: { query: Query<unknown>; children: ReactNode }) {
  const { t } = useTranslation('common');
  if (query.error === undefined || currentData(query)) {
    return (
      <div className={styles.cards}>
        {Children.map(children, (card, at) => (
          <DeferredMount ready={at === 0 || query.data !== undefined} className={styles.card}>
            {card}
          </DeferredMount>
        ))}
      </div>
    );
  }
  return (
    <Card>
      <FailureView
        title={t('error.title')}
        text={errorText(query.error) ?? t('error.text')}
        retryLabel={t('action.retry')}
        onRetry={() => void query.refetch?.()}
      />
    </Card>
  );
}

/** Holds the place of the invoice list while it loads. */
export const InvoiceListPlaceholder = () => (
  <Card>
    <div className={styles.list} aria-busy="true" />
  </Card>
);
