import type { ComponentPropsWithRef } from 'react';
import { Anchor, type AnchorProps } from '../theme/link.tsx';
import { cx } from './cx.ts';
import styles from './press.module.css';

/** Props of Press. */
export type PressProps = ComponentPropsWithRef<'button'> & { to?: string | undefined; href?: string | undefined };

/** A button without any style; with `to` or `href` it is a link. */
export function Press({ to, href, type = 'button', className, ...rest }: PressProps) {
  const bare = cx(styles.press, className);
  if (to === undefined && href === undefined) return <button {...rest} type={type} className={bare} />;
  return <Anchor {...(rest as AnchorProps)} to={to} href={href} className={bare} />;
}
