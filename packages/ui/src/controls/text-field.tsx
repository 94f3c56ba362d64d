import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { type ControlProps, Field, type FieldWords } from './field.tsx';
import { FieldBox } from './field-box.tsx';

type Native = Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'>;

/** Props of TextField: the field's texts, then the props of an <input>; `ref` is the input's, so that form libraries can register it. */
export type TextFieldProps = FieldWords &
  Native & {
    size?: 'normal' | 'small' | undefined;
    /** Shown before and after the text, inside the border. */
    start?: ReactNode;
    end?: ReactNode;
  };

type BoxProps = Native &
  Partial<ControlProps> & { size?: 'normal' | 'small' | undefined; bad?: boolean; start?: ReactNode; end?: ReactNode };

function focusWithin({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

/** An input in a FieldBox, without a label: for fields that have their own. */
export function InputBox({ size, bad, start, end, className, type = 'text', ...input }: BoxProps) {
  return (
    // A press on the border focuses the input; the keyboard reaches the input directly.
    <FieldBox size={size} bad={bad} className={className} onClick={focusWithin}>
      {start}
      <input {...input} type={type} />
      {end}
    </FieldBox>
  );
}

/** One line of text with its label. */
export function TextField({ label, labelHidden, aside, hint, error, id, ...box }: TextFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => <InputBox {...box} {...control} bad={Boolean(error)} />}
    </Field>
  );
}
