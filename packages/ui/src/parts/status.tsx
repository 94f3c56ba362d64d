import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { cx } from './cx.ts';
import styles from './status.module.css';

/** Tones of a status. */
export type StatusTone = 'quiet' | 'good' | 'wait' | 'warn' | 'bad' | 'back';

/** Props of StatusText. */
export type StatusTextProps = {
  tone: StatusTone;
  children: ReactNode;
  icon?: IconName | undefined;
  size?: 'normal' | 'small' | undefined;
};

const ICONS = { quiet: 'ring', good: 'done', wait: 'clock', warn: 'alert', bad: 'fail', back: 'moneyback' } as const;

/** A status: icon and word in the colour of its tone, without a pill. */
export function StatusText({ tone, children, icon, size = 'normal' }: StatusTextProps) {
  return (
    <span className={cx(styles.state, styles[tone])}>
      <Icon name={icon ?? ICONS[tone]} size={size === 'small' ? 16 : 20} />
      {children}
    </span>
  );
}
