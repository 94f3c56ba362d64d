import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { type ControlProps, Field } from './field.tsx';
import { matchOptions } from './match-options.ts';
import type { SearchOption, SearchSelectProps } from './search-select.tsx';
import { InputBox } from './text-field.tsx';
import styles from './search-select.module.css';

function Option({ option }: { option: SearchOption }) {
  return (
    <>
      {option.picture}
      <span className={styles.label}>{option.label}</span>
      {option.detail && <bdi className={styles.detail}>{option.detail}</bdi>}
    </>
  );
}

type SearchInputProps = {
  params: AutocompleteRenderInputParams;
  control: ControlProps;
  placeholder: string | undefined;
  picture: ReactNode;
};

function SearchInput({ params, control, placeholder, picture }: SearchInputProps) {
  const { ref, endAdornment, onMouseDown } = params.slotProps.input;
  const { size: _, ...input } = params.slotProps.htmlInput;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press on the edge focuses the input, which is reachable itself
    <div ref={ref} className={styles.box} onMouseDown={onMouseDown}>
      <InputBox
        {...input}
        {...control}
        bad={control['aria-invalid'] === true}
        placeholder={placeholder}
        start={picture}
        end={<span className={styles.ends}>{endAdornment}</span>}
      />
    </div>
  );
}

const wordsOf = (props: SearchSelectProps) => ({
  openText: props.openLabel,
  closeText: props.closeLabel,
  clearText: props.clearLabel,
  noOptionsText: props.emptyText,
});

/** The list itself; its code loads when one is first shown. */
export function SearchSelectBody(props: SearchSelectProps) {
  const { label, aside, hint, error, options, value, onChange, placeholder, required = false, disabled = false } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field id={props.id} label={label} labelHidden={props.labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => (
        <Autocomplete<SearchOption, false, boolean>
          {...wordsOf(props)}
          id={control.id}
          options={options}
          value={chosen}
          onChange={(_, next) => onChange(next?.value)}
          filterOptions={(all, { inputValue }) => (chosen?.label === inputValue ? [...all] : matchOptions(all, inputValue))}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => option.value}
          renderOption={({ key, ...item }, option) => (
            <li key={key} {...item}>
              <Option option={option} />
            </li>
          )}
          renderInput={(params) => (
            <SearchInput params={params} control={control} placeholder={placeholder} picture={chosen?.picture} />
          )}
          popupIcon={<Icon name="down" size={20} />}
          clearIcon={<Icon name="x" size={20} />}
          disabled={disabled}
          disableClearable={required}
          autoHighlight
          className={styles.root ?? ''}
        />
      )}
    </Field>
  );
}
