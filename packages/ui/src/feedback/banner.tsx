import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { VisuallyHidden } from '../parts/hidden.tsx';
import styles from './banner.module.css';
import { useOnline } from './online.ts';

/** Props of Banner. */
export type BannerProps = {
  icon?: IconName | undefined;
  tone?: 'warn' | 'info' | undefined;
  children: ReactNode;
  action?: ReactNode;
};

/** A line above the whole page. */
export function Banner({ icon = 'info', tone = 'warn', children, action }: BannerProps) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`}>
      <Icon name={icon} />
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}

/** Shown while the device is offline. */
export function OfflineBanner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const online = useOnline();
  return (
    <output className={styles.place}>
      {!online && (
        <Banner icon="offline" action={action}>
          {children}
        </Banner>
      )}
    </output>
  );
}

/** A thin bar at the top while a page loads. It appears after 200 ms, so that it is not shown for fast pages. */
export function TopProgress({ active, label }: { active: boolean; label: string }) {
  return active ? (
    <div className={styles.progress}>
      <VisuallyHidden>
        <progress aria-label={label} />
      </VisuallyHidden>
      <i />
    </div>
  ) : null;
}
