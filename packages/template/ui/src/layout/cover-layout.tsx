import type { ReactNode } from 'react';
import { RibbonArt } from '../illustrations/ribbon.tsx';
import { Brand } from '@kado/ui';
import styles from './cover-layout.module.css';

/** Props of CoverLayout. */
export type CoverLayoutProps = {
  /** Shown beside the logo, for example the language menu. */
  end?: ReactNode;
  /** Secondary text at the bottom. */
  foot?: ReactNode;
  /** The form, with its own <h1>. */
  children: ReactNode;
};

/** A page for guests of the template: one form beside a drawn ribbon, which is hidden on phones. */
export function CoverLayout({ end, foot, children }: CoverLayoutProps) {
  return (
    <div className={styles.cover}>
      <div className={styles.art}>
        <RibbonArt />
      </div>
      <div className={styles.side}>
        <div className={styles.inside}>
          <header className={styles.head}>
            <Brand />
            {end}
          </header>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </div>
      </div>
    </div>
  );
}
