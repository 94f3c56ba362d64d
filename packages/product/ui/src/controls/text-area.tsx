import type { ComponentPropsWithRef } from 'react';
import { Field, FieldBox, type FieldWords } from '@kado/ui';
import styles from './text-area.module.css';

/** Props of TextArea: label, hint and error, and the props of a <textarea>. */
export type TextAreaProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** A multi-line text field that grows with its text. */
export function TextArea({ label, labelHidden, aside, hint, error, id, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => (
        <FieldBox bad={Boolean(error)} className={styles.area}>
          <textarea dir="auto" {...area} {...control} />
        </FieldBox>
      )}
    </Field>
  );
}
