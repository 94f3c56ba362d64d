import { Children, type ReactNode } from 'react';
import type { Query } from '@kado/feature-kit';
import { Card, DeferredMount } from '@kado/template-ui';
import styles from './page-frame.module.css';

/** The rows of a dashboard, one child each; each card says itself what went wrong, so that the others stay. */
export const PageFrame = ({ query, children }: { query: Query<unknown>; children: ReactNode }) => (
  <div className={styles.cards}>
    {Children.map(children, (row, at) => (
      <DeferredMount ready={at === 0 || query.data !== undefined} className={styles.card}>
        {row}
      </DeferredMount>
    ))}
  </div>
);

/** Holds the place of the invoice list while it loads. */
export const InvoiceListPlaceholder = () => (
  <Card>
    <div className={styles.list} aria-busy="true" />
  </Card>
);
