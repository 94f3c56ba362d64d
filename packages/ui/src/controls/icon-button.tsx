import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { cx } from '../parts/cx.ts';
import { VisuallyHidden } from '../parts/hidden.tsx';
import { Press } from '../parts/press.tsx';
import styles from './icon-button.module.css';

/** Props of IconButton; `label` is its accessible name, `count` a number in its corner (include it in the label). */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> & {
  label: string;
  icon?: IconName | undefined;
  size?: 'normal' | 'small' | undefined;
  count?: number | undefined;
  to?: string | undefined;
  href?: string | undefined;
  /** Shown instead of an icon, for example an avatar. */
  children?: ReactNode;
};

/** A round button with an icon or picture; its touch target is 44 px. */
export function IconButton({ label, icon, size = 'normal', count = 0, className, children, ...rest }: IconButtonProps) {
  // With initials or a count the name is hidden text: an aria-label would replace the text in the picture, so it would have to repeat it.
  const silent = icon !== undefined && count === 0;
  return (
    <Press
      {...rest}
      aria-label={silent ? label : undefined}
      className={cx(styles.button, size === 'small' && styles.small, className)}
    >
      {icon ? <Icon name={icon} size={size === 'small' ? 20 : 24} /> : children}
      {!silent && <VisuallyHidden>{label}</VisuallyHidden>}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Press>
  );
}
