import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Field, type FieldWords } from './field.tsx';
import { FieldBox } from './field-box.tsx';

/** One option of a SelectField. */
export type SelectOption = { value: string; label: string };

/** Props of SelectField: the field's texts, the options, then the props of a <select>. */
export type SelectFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'size'> & { options: readonly SelectOption[]; size?: 'normal' | 'small' | undefined };

type SelectBoxProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & {
  options: readonly SelectOption[];
  size?: 'normal' | 'small' | undefined;
  bad?: boolean | undefined;
};

/** A select in a FieldBox, without a label: for fields that have their own. */
export function SelectBox({ options, size, bad, className, ...select }: SelectBoxProps) {
  return (
    <FieldBox size={size} bad={bad} className={className}>
      <select {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={20} />
    </FieldBox>
  );
}

/** A field to choose from a short list; it opens the device's own list. */
export function SelectField({ label, labelHidden, aside, hint, error, id, ...box }: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => <SelectBox {...box} {...control} bad={Boolean(error)} />}
    </Field>
  );
}
