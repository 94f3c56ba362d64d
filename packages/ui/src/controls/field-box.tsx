import type { ComponentPropsWithRef } from 'react';
import { cx } from '../parts/cx.ts';
import styles from './input.module.css';

/** Props of FieldBox, then the props of a <div>. */
export type FieldBoxProps = ComponentPropsWithRef<'div'> & { size?: 'normal' | 'small' | undefined; bad?: boolean | undefined };

/** The border around a field's control: it shows the focus, an error and the disabled state. */
export function FieldBox({ size, bad, className, ...box }: FieldBoxProps) {
  return <div {...box} className={cx(styles.input, size === 'small' && styles.small, bad && styles.bad, className)} />;
}
