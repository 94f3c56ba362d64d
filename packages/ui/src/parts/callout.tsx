import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './callout.module.css';
import { cx } from './cx.ts';

/** Tones of a Callout. */
export type CalloutTone = 'info' | 'warn' | 'error' | 'good';

/** Props of Callout: what happened, what to do, and the buttons to do it. */
export type CalloutProps = {
  tone?: CalloutTone | undefined;
  title: ReactNode;
  titleAs?: ElementType | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** For a result of an action: announced at once, and scrolled into view unless the tone is `info`. */
  live?: boolean | undefined;
};

const ICONS = { info: 'info', warn: 'alert', error: 'alert', good: 'done' } as const;

/** A coloured box for a message that needs attention. */
export function Callout({ tone = 'info', title, titleAs: Title = 'p', icon, children, actions, live }: CalloutProps) {
  const box = useRef<HTMLDivElement>(null);
  // In an effect, so that a dialog has returned the focus before. Not on a page that opened with the message: the user has done nothing there yet.
  useEffect(() => {
    if (live && tone !== 'info' && navigator.userActivation?.hasBeenActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [live, tone]);
  return (
    <div ref={box} className={cx(styles.callout, styles[tone])} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={icon ?? ICONS[tone]} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
