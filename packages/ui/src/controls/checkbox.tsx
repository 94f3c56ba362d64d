import { type ComponentPropsWithoutRef, type ReactNode, type RefCallback, useCallback } from 'react';
import { cx } from '../parts/cx.ts';
import styles from './checkbox.module.css';

/** Props of Checkbox: its label, then the props of an <input>. `mixed` is the indeterminate state; `dense` is for tables. */
export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> & {
  children?: ReactNode;
  mixed?: boolean | undefined;
  dense?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement> | undefined;
};

/** A checkbox with its label; without a label pass an aria-label. */
export function Checkbox({ children, mixed = false, dense, className, ref, ...input }: CheckboxProps) {
  const place = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
      ref?.(box);
    },
    [mixed, ref],
  );
  return (
    <label className={cx(styles.checkbox, dense && styles.dense, !children && styles.alone, className)}>
      <input {...input} ref={place} type="checkbox" />
      {children && <span>{children}</span>}
    </label>
  );
}
