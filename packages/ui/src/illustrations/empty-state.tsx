import type { ComponentType, ElementType, ReactNode } from 'react';
import { cx } from '../parts/cx.ts';
import styles from './empty-state.module.css';

/** Props of EmptyState: what is here or missing, and the next step. */
export type EmptyStateProps = {
  /** EmptyArt, NoMatchArt, BrokenArt, NotFoundArt, or another illustration. */
  art: ComponentType;
  title: ReactNode;
  titleAs?: ElementType | undefined;
  children?: ReactNode;
  actions?: ReactNode;
};

/** Shown in the middle of a page without content. */
export function EmptyState({ art: Art, title, titleAs: Title = 'h2', children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Art />
      <Title className={cx(styles.title, Title === 'h1' && styles.large)}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A whole page with an EmptyState in its middle: not found, no access, crashed. */
export function EmptyStatePage(props: Omit<EmptyStateProps, 'titleAs'>) {
  return (
    <div className={styles.page}>
      <EmptyState {...props} titleAs="h1" />
    </div>
  );
}
