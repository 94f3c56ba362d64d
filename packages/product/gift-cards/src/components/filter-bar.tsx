import { GIFT_CATEGORIES, type Country } from '@kado/contracts';
import { Chip, Chips, CountrySelect, SearchField } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { Row, Stack } from '@kado/ui';
import type { FormEvent } from 'react';
import type { Filters } from '../lib/catalogue-filters.ts';
import { useCategoryName } from '../lib/use-category-name.ts';
import styles from './gift-cards.module.css';

/** Filters apply while typing, so submitting does nothing. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; countries: readonly Country[]; onChange: (next: Partial<Filters>) => void };

/** The catalogue's filters: brand, country and category. All of them are in the URL. */
export function FilterBar({ filters, countries, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-gift-cards');
  const categoryName = useCategoryName();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Stack as="form" role="search" gap={16} onSubmit={preventSubmit}>
      <Row wrap>
        <SearchField label={t('shop.search')} hint={t('shop.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
        <div className={styles.country}>
          <CountrySelect
            label={t('shop.country')}
            labelHidden
            placeholder={t('shop.everywhere')}
            countries={countries.map(({ iso, name }) => ({ iso, name }))}
            value={filters.country || undefined}
            onChange={(country = '') => onChange({ country })}
            emptyText={t('shop.noCountry')}
          />
        </div>
      </Row>
      <Chips label={t('shop.category')}>
        <Chip pressed={filters.category === ''} onClick={() => onChange({ category: '' })}>
          {t('shop.all')}
        </Chip>
        {GIFT_CATEGORIES.map((category) => (
          <Chip key={category} pressed={filters.category === category} onClick={() => onChange({ category })}>
            {categoryName(category)}
          </Chip>
        ))}
      </Chips>
    </Stack>
  );
}
