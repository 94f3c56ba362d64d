import type { ReactNode } from 'react';
import { cx, Icon, InputBox, useEcho } from '@kado/ui';
import styles from './filter-chip.module.css';

/** Props of FilterChip. */
export type FilterChipProps = {
  name: ReactNode;
  /** What it filters by; without it the chip is dashed and can be added. */
  value?: ReactNode;
  /** Name of its action ("Remove the filter Status", "Filter by client"). */
  label: string;
  onClick: () => void;
};

/** A filter over a table: dashed while it can be added, tinted while it is on. */
export function FilterChip({ name, value, label, onClick }: FilterChipProps) {
  return (
    <button type="button" className={cx(styles.chip, Boolean(value) && styles.on)} aria-label={label} onClick={onClick}>
      {!value && <Icon name="plus" size={14} />}
      <b>{name}</b>
      {value}
      {value && <Icon name="x" size={14} />}
    </button>
  );
}

/** Props of SearchBox. */
export type SearchBoxProps = { label: string; value: string; onChange: (text: string) => void; placeholder?: string | undefined };

/** A search field without a visible label; its owner may store the text where it updates late, as the address does. */
export function SearchBox({ label, value, onChange, placeholder }: SearchBoxProps) {
  const [text, type] = useEcho(value, onChange);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and Safari before 17 do not know <search>
    <div role="search" className={styles.search}>
      <InputBox
        size="small"
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => type(event.target.value)}
        start={<Icon name="search" size={16} />}
      />
    </div>
  );
}
