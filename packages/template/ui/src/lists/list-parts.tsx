import type { ReactNode } from 'react';
import { Icon, type IconName } from '@kado/ui';
import styles from './list-parts.module.css';

/** The end of a Toolbar: order and view of the list. */
export function ToolbarEnd({ children }: { children: ReactNode }) {
  return <span className={styles.end}>{children}</span>;
}

/** What only a list's cards need, which have no heads to sort by (below 576 px), or only its table, which has columns and rows. */
export function ListOnly({ on, children }: { on: 'cards' | 'table'; children: ReactNode }) {
  return <span className={styles[on]}>{children}</span>;
}

/** A word behind its sign: a role in a cell. */
export function IconLabel({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.sign}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
