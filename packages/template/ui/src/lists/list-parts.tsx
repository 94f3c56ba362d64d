import type { ReactNode } from 'react';
import { Icon, type IconName } from '@kado/ui';
import styles from './list-parts.module.css';

/** The end of a Toolbar: sort order and view of the list. */
export function ToolbarEnd({ children }: { children: ReactNode }) {
  return <span className={styles.end}>{children}</span>;
}

/** An icon with its label, for example a role in a cell. */
export function IconLabel({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.label}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
