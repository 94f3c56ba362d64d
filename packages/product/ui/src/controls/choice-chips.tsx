import { Chip, Chips } from './chip.tsx';

/** Props of ChoiceChips. */
export type ChoiceChipsProps<Value extends string> = {
  label: string;
  /** The label of the chip that removes the choice. */
  all: string;
  value: Value | '' | undefined;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value | '') => void;
};

/** Chips to choose one of several values, or all of them; used as a filter of a list. */
export function ChoiceChips<Value extends string>({ label, all, value, options, nameOf, onChange }: ChoiceChipsProps<Value>) {
  return (
    <Chips label={label}>
      <Chip pressed={!value} onClick={() => onChange('')}>
        {all}
      </Chip>
      {options.map((each) => (
        <Chip key={each} pressed={value === each} onClick={() => onChange(each)}>
          {nameOf(each)}
        </Chip>
      ))}
    </Chips>
  );
}
