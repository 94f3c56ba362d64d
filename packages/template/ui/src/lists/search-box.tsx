import { Icon, InputBox, useLocalText } from '@kado/ui';
import styles from './search-box.module.css';

/** Props of SearchBox. */
export type SearchBoxProps = { label: string; value: string; onChange: (text: string) => void };

/** A search field without a visible label. `value` may be updated late, as it is when the page stores it in the URL. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, type] = useLocalText(value, onChange);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and Safari before 17 do not know <search>
    <div role="search" className={styles.search}>
      <InputBox
        size="small"
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        start={<Icon name="search" size={16} />}
      />
    </div>
  );
}
