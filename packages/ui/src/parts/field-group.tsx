import type { ReactNode } from 'react';
import type { Gap } from './box.tsx';
import { cx } from './cx.ts';
import boxes from './box.module.css';
import styles from './field-group.module.css';

/** Props of FieldGroup. */
export type FieldGroupProps = { legend: ReactNode; children: ReactNode; gap?: Gap | undefined };

/** Fields that answer one question; the question is their heading. */
export function FieldGroup({ legend, children, gap = 24 }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cx(boxes.stack, boxes[`g${gap}`])}>{children}</div>
    </fieldset>
  );
}
