import type { ElementType, ReactNode } from 'react';
import { cx, type Gap, type PolymorphicProps, Stack } from '@kado/ui';
import styles from './panel.module.css';

/** Props of Panel. */
export type PanelProps = {
  children: ReactNode;
  tone?: 'raised' | 'sunken' | undefined;
  gap?: Gap | undefined;
  className?: string | undefined;
};

/** A panel for related content; `sunken` is darker than the page. */
export function Panel<Tag extends ElementType = 'div'>({
  children,
  tone = 'raised',
  gap = 16,
  className,
  ...rest
}: PolymorphicProps<Tag, PanelProps>) {
  return (
    <Stack<ElementType> {...rest} gap={gap} className={cx(styles.panel, tone === 'sunken' && styles.sunken, className)}>
      {children}
    </Stack>
  );
}

/** A thin dividing line. */
export function Rule() {
  return <hr className={styles.rule} />;
}
