import { type ReactNode, useId, useState } from 'react';
import { cx, Icon } from '@kado/ui';
import { LazyMenuList } from '../controls/lazy-menu-list.ts';
import styles from './filter-menu.module.css';

/** Props of FilterMenu. */
export type FilterMenuProps<Value extends string> = {
  name: string;
  /** The chosen value; '' for no filter. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  /** Label of the first entry, which removes the filter. */
  anyLabel: string;
  options: readonly { value: Value; label: string }[];
};

/** A filter above a table; it opens a menu of values. Its border is dashed while no value is chosen; with one it is tinted. */
export function FilterMenu<Value extends string>({ name, value, onChange, anyLabel, options }: FilterMenuProps<Value>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wanted, setWanted] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const entry = (key: Value | '', label: ReactNode) => ({ key, label, chosen: key === value, onClick: () => onChange(key) });
  return (
    <>
      <button
        type="button"
        className={cx(styles.chip, chosen && styles.on)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      >
        {!chosen && <Icon name="plus" size={14} />}
        {name} {chosen && <b>{chosen.label}</b>}
        {chosen && <Icon name="down" size={14} />}
      </button>
      {wanted && (
        <LazyMenuList
          id={id}
          label={name}
          open={anchor !== undefined}
          anchor={anchor}
          entries={[entry('', anyLabel), ...options.map((option) => entry(option.value, option.label))]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
