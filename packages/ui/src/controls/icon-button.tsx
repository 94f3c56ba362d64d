import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { cx } from '../parts/cx.ts';
import { VisuallyHidden } from '../parts/hidden.tsx';
import { Press } from '../parts/press.tsx';
import styles from './icon-button.module.css';

/** Props of IconButton; `label` is its name, `count` a figure on its corner (say it in the label too). */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> & {
  label: string;
  icon?: IconName | undefined;
  size?: 'normal' | 'small' | undefined;
  count?: number | undefined;
  to?: string | undefined;
  href?: string | undefined;
  /** Instead of an icon, for example an avatar. */
  children?: ReactNode;
};

/** A round button with a picture; 44 px to touch. */
export function IconButton({ label, icon, size = 'normal', count = 0, className, children, ...rest }: IconButtonProps) {
  // Beside initials or a figure the name is text: an aria-label would have to repeat what is written in the picture.
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
