import { Icon, TextField } from '@kado/ui';
import styles from './search-field.module.css';

/** Props of SearchField; the label is only heard, the hint stands in the empty field. */
export type SearchFieldProps = { label: string; hint: string; value: string; onChange: (text: string) => void };

/** Where a list is searched, in a Row that wraps; takes the room that is left. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.place}>
      <TextField
        label={label}
        labelHidden
        type="search"
        size="small"
        start={<Icon name="search" size={20} />}
        placeholder={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
