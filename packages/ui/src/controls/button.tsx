import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { cx } from '../parts/cx.ts';
import { Press } from '../parts/press.tsx';
import styles from './button.module.css';

/**
 * Styles of a button: `contained` once per screen; `soft` and `plain` for secondary actions; `danger` for destructive ones; `text` is primary-coloured text, `quiet`
 * has neither colour nor border.
 */
export type ButtonVariant = 'contained' | 'soft' | 'plain' | 'danger' | 'text' | 'quiet';

/** Props of Button; with `to` or `href` it is a link that looks like a button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Shows a spinner, keeps focus and size, and ignores presses. */
  busy?: boolean | undefined;
  to?: string | undefined;
  href?: string | undefined;
};

/** A button with a text, and icons before or after it. */
export function Button({
  variant = 'contained',
  size = 'normal',
  wide,
  icon,
  iconEnd,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Press
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={press}
      className={cx(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide, className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} size={20} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </Press>
  );
}
