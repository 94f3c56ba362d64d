import type { ReactNode } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { Field, type FieldWords } from './field.tsx';
import { InputBox } from './text-field.tsx';

/** One option of a SearchSelect; the search also matches `keywords` (dial code, native name). */
export type SearchOption = {
  value: string;
  label: string;
  detail?: string | undefined;
  keywords?: string | undefined;
  picture?: ReactNode;
};

/** Props of SearchSelect. */
export type SearchSelectProps = FieldWords & {
  options: readonly SearchOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Shown if no option matches. */
  emptyText: string;
  openLabel: string;
  closeLabel: string;
  clearLabel: string;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** The value cannot be cleared: there is no clear button. */
  required?: boolean | undefined;
};

/** The field until the list has loaded: same size, same texts. */
function Waiting({ id, label, labelHidden, aside, hint, error, options, value, placeholder }: SearchSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => (
        <InputBox
          {...control}
          bad={control['aria-invalid'] === true}
          start={chosen?.picture}
          value={chosen?.label ?? ''}
          placeholder={placeholder}
          disabled
          readOnly
        />
      )}
    </Field>
  );
}

/** A select with a search, for long lists: countries, networks, banks. Its code loads when one is first shown. */
export const SearchSelect = lazyComponent(async () => (await import('./search-select-body.tsx')).SearchSelectBody, Waiting);
