import { LanguageSelect } from '@kado/product-ui';
import { Anchor, Brand } from '@kado/ui';
import type { ReactNode } from 'react';
import styles from './gift.module.css';

/** The frame of a gift's page, for recipients who may have no account. */
export function GiftFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Anchor to="/login">
          <Brand />
        </Anchor>
        <LanguageSelect />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
