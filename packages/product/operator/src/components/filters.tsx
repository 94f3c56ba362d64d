import { useTranslation } from '@kado/i18n';
import { Chip, SearchField, SearchForm } from '@kado/product-ui';
import { Row, SelectField, useLocalText, VisuallyHidden } from '@kado/ui';
import type { ReactNode } from 'react';
import styles from './operator.module.css';

/** The filters of a list in one row. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <SearchForm>
      <Row wrap gap={12}>
        {children}
      </Row>
    </SearchForm>
  );
}

/** The search text of a list. */
export function Search({ hint, value, onChange }: { hint: string; value: string; onChange: (q: string) => void }) {
  const { t } = useTranslation('product-operator');
  return <SearchField label={t('list.search')} hint={hint} value={value} onChange={onChange} />;
}

/** A filter that only links set; pressing it removes it. */
export function FilterChip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  const { t } = useTranslation('product-operator');
  return (
    <Chip icon="x" onClick={onRemove}>
      <VisuallyHidden>{t('list.remove')}</VisuallyHidden> <bdi className={styles.filter}>{children}</bdi>
    </Chip>
  );
}

/** Props of Choice. */
export type ChoiceProps<Value extends string> = {
  label: string;
  /** The name of no choice. */
  all: string;
  value: Value | '';
  options: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value | '') => void;
};

/** One of some values, or all. */
export function Choice<Value extends string>({ label, all, value, options, nameOf, onChange }: ChoiceProps<Value>) {
  // The URL follows later than arrow keys are pressed.
  const [shown, choose] = useLocalText(value, (text) => onChange(text as Value | ''));
  return (
    <SelectField
      label={label}
      labelHidden
      size="small"
      value={shown}
      onChange={({ target }) => choose(target.value)}
      options={[{ value: '', label: all }, ...options.map((each) => ({ value: each, label: nameOf(each) }))]}
    />
  );
}
