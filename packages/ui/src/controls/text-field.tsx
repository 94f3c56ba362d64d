import InputBase from '@mui/material/InputBase';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../parts/cx.ts';
import { type ControlProps, Field, type FieldWords } from './field.tsx';
import styles from './input.module.css';

type Native = Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'>;

/** Props of TextField: the words, then what an <input> takes; `ref` is the input's, so form libraries can register it. */
export type TextFieldProps = FieldWords &
  Native & {
    size?: 'normal' | 'small' | undefined;
    /** Before and after the text, inside the edge. */
    start?: ReactNode;
    end?: ReactNode;
  };

type BoxProps = Native &
  Partial<ControlProps> & { size?: 'normal' | 'small' | undefined; bad?: boolean; start?: ReactNode; end?: ReactNode };

/** The edge with an input in it, without label: for fields that bring their own. */
export function InputBox({ ref, size, bad, start, end, className, ...input }: BoxProps) {
  return (
    <InputBase
      className={cx(styles.input, size === 'small' && styles.small, bad && styles.bad, className)}
      slotProps={{ input }}
      inputRef={ref}
      startAdornment={start}
      endAdornment={end}
      {...(input.value === undefined ? {} : { value: input.value })}
      {...(input.type ? { type: input.type } : {})}
      {...(input.disabled === undefined ? {} : { disabled: input.disabled })}
    />
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
