import { Children, type ReactNode } from 'react';
import type { Query } from '@kado/feature-kit';
import { Card, DeferredMount } from '@kado/template-ui';
import styles from './page-frame.module.css';

/** The rows of a dashboard, one per child. Each card shows its own error, so that a failure does not hide the other cards. */
export const PageFrame = ({ query, children }: { query: Query<unknown>; children: ReactNode }) => (
  <div className={styles.cards}>
    {Children.map(children, (row, at) => (
      <DeferredMount ready={at === 0 || query.data !== undefined} className={styles.card}>
        {row}
      </DeferredMount>
    ))}
  </div>
);

/** Reserves the space of the invoice list while it loads. */
export const InvoiceListPlaceholder = () => (
  <Card>
    <div className={styles.list} aria-busy="true" />
  </Card>
);
