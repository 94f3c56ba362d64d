import type { ReactNode } from 'react';
import { ParcelArt, type ParcelTag } from '../illustrations/parcel.tsx';
import { Anchor, Brand } from '@kado/ui';
import styles from './auth-layout.module.css';

/** Props of AuthLayout. */
export type AuthLayoutProps = {
  /** The URL of the logo's link. */
  homeTo: string;
  /** The form, with its own <h1>. */
  children: ReactNode;
  /** A short muted text at the bottom. */
  foot?: ReactNode;
  /** Shown beside the logo, for example the language menu. */
  end?: ReactNode;
  tag?: ParcelTag | undefined;
};

/** The layout of guest pages (sign in, register, code, PIN): an illustration beside one form. */
export function AuthLayout({ homeTo, children, foot, end, tag }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.art}>
        <ParcelArt tag={tag} />
      </div>
      <div className={styles.panel}>
        <header className={styles.head}>
          <Anchor className={styles.brand} to={homeTo}>
            <Brand />
          </Anchor>
          {end}
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>
  );
}
