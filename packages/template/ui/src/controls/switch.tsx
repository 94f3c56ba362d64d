import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

/** Props of Switch. */
export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label beside the switch. */
  children: ReactNode;
  /** One line of secondary text below the label. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** A switch: its text at the start, the control at the end. */
export function Switch({ checked, onChange, children, detail, disabled, ...aria }: SwitchProps) {
  const id = useId();
  const describedBy = [detail && id, aria['aria-describedby']].filter(Boolean).join(' ');
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <b>{children}</b>
        {detail && <small id={id}>{detail}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-disabled={aria['aria-disabled']}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
