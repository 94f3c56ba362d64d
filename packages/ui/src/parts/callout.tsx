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
  /** Say it at once, and bring it into view unless it is only `info`: for what appears after an act. */
  live?: boolean | undefined;
};

const ICONS = { info: 'info', warn: 'alert', error: 'alert', good: 'done' } as const;

/** A coloured ground for what needs attention. */
export function Callout({ tone = 'info', title, titleAs: Title = 'p', icon, children, actions, live }: CalloutProps) {
  const box = useRef<HTMLDivElement>(null);
  // After the focus has returned from a dialog, and not on a page that opened with it: nobody has done anything there yet.
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
