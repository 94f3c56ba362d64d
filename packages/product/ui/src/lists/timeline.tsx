import type { ReactNode } from 'react';
import { cx, Icon } from '@kado/ui';
import styles from './timeline.module.css';

/** The states of a step on a Timeline: done, current, future, failed, money returned. */
export type TimelineState = 'done' | 'wait' | 'next' | 'fail' | 'returned';

const ICONS = { done: 'done', wait: 'clock', next: 'ring', fail: 'fail', returned: 'moneyback' } as const;

/** A timeline: past steps are solid, future steps dashed. */
export function Timeline({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return <ol aria-label={label}>{children}</ol>;
}

/** Props of TimelineStep. */
export type TimelineStepProps = { state: TimelineState; children: ReactNode; when?: ReactNode };

/** One step of a timeline. */
export function TimelineStep({ state, children, when }: TimelineStepProps) {
  return (
    <li className={cx(styles.step, styles[state])} aria-current={state === 'wait' ? 'step' : undefined}>
      <Icon name={ICONS[state]} />
      <p className={styles.what}>{children}</p>
      {when && <p className={styles.when}>{when}</p>}
    </li>
  );
}
