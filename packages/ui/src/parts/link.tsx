import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../theme/link.tsx';
import { cx } from './cx.ts';
import styles from './link.module.css';

/** Props of Link: `to` is a route of the router, `href` any other URL. */
export type LinkProps = ComponentPropsWithRef<'a'> & {
  to?: string | undefined;
  /** The history state that the router passes to the next page. */
  state?: unknown;
  tone?: 'primary' | 'quiet' | undefined;
  size?: 'body' | 'small' | undefined;
};

/** A link within a text. */
export function Link({ tone = 'primary', size = 'body', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={cx(styles.link, tone === 'quiet' && styles.quiet, size === 'small' && styles.small, className)}
    />
  );
}

/** Props of TextButton. */
export type TextButtonProps = ComponentPropsWithRef<'button'> & { size?: 'body' | 'small' | undefined };

/** A button that looks like a link, for actions within a text. */
export function TextButton({ size = 'body', className, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={cx(styles.link, size === 'small' && styles.small, className)} />;
}
