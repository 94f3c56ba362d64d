import { type ReactNode, useId } from 'react';
import { cx } from '@kado/ui';
import styles from './switch.module.css';

/** Props of Switch; without visible text pass a `label`. */
export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside it. */
  children?: ReactNode;
  /** One quiet line under the words. */
  detail?: ReactNode;
  label?: string | undefined;
  disabled?: boolean | undefined;
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** A switch: its text at the start, the control at the end. */
export function Switch({ checked, onChange, children, detail, label, disabled, ...aria }: SwitchProps) {
  const id = useId();
  const told = [detail && id, aria['aria-describedby']].filter(Boolean).join(' ');
  return (
    <label className={cx(styles.row, !children && styles.alone)}>
      {children && (
        <span className={styles.words}>
          <b>{children}</b>
          {detail && <small id={id}>{detail}</small>}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-disabled={aria['aria-disabled']}
        aria-describedby={told || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
