import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Props of Skeleton, in px or as a CSS length. */
export type SkeletonProps = { inline?: number | string | undefined; block?: number | undefined; round?: boolean | undefined };

/** A grey shape with the size of the content that is loading. */
export function Skeleton({ inline = '100%', block = 16, round }: SkeletonProps) {
  return (
    <span className={styles.shape} style={{ inlineSize: inline, blockSize: block, ...(round ? { borderRadius: '50%' } : {}) }} />
  );
}

/** A placeholder while content loads; screen readers announce it. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.loading} aria-busy="true" aria-label={label}>
      {children}
    </fieldset>
  );
}

const WIDTHS = ['70%', '56%', '62%', '48%', '66%'];

/** The placeholder of a List. */
export function SkeletonRows({ count = 3 }: { count?: number | undefined }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, at) => (
        <div key={`row-${at + 1}`} className={styles.row}>
          <Skeleton inline={44} block={44} />
          <span className={styles.words}>
            <Skeleton inline={WIDTHS[at % WIDTHS.length]} />
            <Skeleton inline={WIDTHS[(at + 2) % WIDTHS.length]} block={12} />
          </span>
          <Skeleton inline={72} />
        </div>
      ))}
    </div>
  );
}
