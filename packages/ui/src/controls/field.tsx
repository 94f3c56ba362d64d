import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { cx } from '../parts/cx.ts';
import styles from './field.module.css';

/** The texts of a field around its control. */
export type FieldWords = {
  label: ReactNode;
  /** Secondary text or a link at the end of the label's line. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: ReactNode;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
};

/** The props that the control inside a Field must have. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Props of Field; `children` renders the control with the given props. */
export type FieldProps = FieldWords & { id?: string | undefined; children: (control: ControlProps) => ReactNode };

/** The line under a control: the error if there is one, else the hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p className={styles.error} id={id}>
        <Icon name="alert" size={20} />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null;
}

/** Label, control, and hint or error, connected for screen readers. */
export function Field({ id, label, labelHidden, aside, hint, error, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const note = error || hint ? `${own}-note` : undefined;
  return (
    <div className={styles.field}>
      <div className={cx(styles.label, labelHidden && styles.hidden)}>
        <label htmlFor={own}>{label}</label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({ id: own, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      {note && <FieldNote id={note} hint={hint} error={error} />}
    </div>
  );
}
