import type { ComponentPropsWithRef } from 'react';
import { Field, FieldBox, type FieldWords } from '@kado/ui';
import styles from './text-area.module.css';

/** Props of TextArea: the words, then what a <textarea> takes. */
export type TextAreaProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** Several lines of text; the field grows with them. */
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
