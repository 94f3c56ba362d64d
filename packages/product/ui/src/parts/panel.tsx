import type { ElementType, ReactNode } from 'react';
import { cx, type Gap, Stack } from '@kado/ui';
import styles from './panel.module.css';

/** Props of Panel. */
export type PanelProps = {
  children: ReactNode;
  tone?: 'raised' | 'sunken' | undefined;
  gap?: Gap | undefined;
  as?: ElementType | undefined;
  className?: string | undefined;
};

/** A panel for related content; `sunken` is darker than the page. */
export function Panel({ children, tone = 'raised', gap = 16, className, ...rest }: PanelProps & Record<string, unknown>) {
  return (
    <Stack {...rest} gap={gap} className={cx(styles.panel, tone === 'sunken' && styles.sunken, className)}>
      {children}
    </Stack>
  );
}

/** A hairline. */
export function Rule() {
  return <hr className={styles.rule} />;
}
