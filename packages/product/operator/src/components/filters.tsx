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

/** The search field of a list. */
export function Search({ hint, value, onChange }: { hint: string; value: string; onChange: (q: string) => void }) {
  const { t } = useTranslation('product-operator');
  return <SearchField label={t('list.search')} hint={hint} value={value} onChange={onChange} />;
}

/** A filter that only links can set; pressing the chip removes it. */
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
  /** The label of the option that sets no filter. */
  all: string;
  value: Value | '';
  options: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value | '') => void;
};

/** A select for one of several values, or all of them. */
export function Choice<Value extends string>({ label, all, value, options, nameOf, onChange }: ChoiceProps<Value>) {
  // Shown from local state, because the URL updates later than the arrow keys are pressed.
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
