import { Icon, TextField, useLocalText } from '@kado/ui';
import styles from './search-field.module.css';

/** Props of SearchField; the label is visually hidden, the hint is the placeholder. */
export type SearchFieldProps = { label: string; hint: string; value: string; onChange: (text: string) => void };

/** The search field of a list, in a Row that wraps; fills the remaining width. Shows typed text at once, even if the parent (the URL) updates `value` later. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const [text, type] = useLocalText(value, onChange);
  return (
    <div className={styles.place}>
      <TextField
        label={label}
        labelHidden
        type="search"
        size="small"
        start={<Icon name="search" size={20} />}
        placeholder={hint}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
