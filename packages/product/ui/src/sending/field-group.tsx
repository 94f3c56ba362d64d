import type { ReactNode } from 'react';
import { type Gap, Stack } from '@kado/ui';
import styles from './field-group.module.css';

/** Props of FieldGroup. */
export type FieldGroupProps = { legend: ReactNode; children: ReactNode; gap?: Gap | undefined };

/** A group of fields with a heading. */
export function FieldGroup({ legend, children, gap = 24 }: FieldGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap={gap}>{children}</Stack>
    </fieldset>
  );
}
