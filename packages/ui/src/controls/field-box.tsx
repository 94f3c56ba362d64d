import type { ComponentPropsWithRef } from 'react';
import { cx } from '../parts/cx.ts';
import styles from './input.module.css';

/** Props of FieldBox, then what a <div> takes. */
export type FieldBoxProps = ComponentPropsWithRef<'div'> & { size?: 'normal' | 'small' | undefined; bad?: boolean | undefined };

/** The edge around the control of a field: focus ring, error edge, disabled ground. */
export function FieldBox({ size, bad, className, ...box }: FieldBoxProps) {
  return <div {...box} className={cx(styles.input, size === 'small' && styles.small, bad && styles.bad, className)} />;
}
