import { GIFT_CATEGORIES } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { Chip, Chips, CountrySelect, SearchField } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { countries, useLoaded } from '@kado/state';
import { Row, Stack, TextButton } from '@kado/ui';
import type { FormEvent } from 'react';
import type { Filters } from '../lib/catalogue-filters.ts';
import { useCategoryName } from '../lib/use-category-name.ts';
import styles from './gift-cards.module.css';

/** Filters apply while typing, so submitting does nothing. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

const GIFT = { supports: 'gift' } as const;

/** The country of the gift cards; the list can be requested again where it failed. */
function CountryFilter({ value, onChange }: { value: string; onChange: (iso: string) => void }) {
  const { t } = useTranslation('product-gift-cards');
  const { t: common } = useTranslation();
  const textOf = useErrorText();
  const { data, error, refetch } = useLoaded(countries, GIFT);
  useRetryOnline(error, refetch);
  const failure = error ? (
    <>
      {textOf(error)} <TextButton onClick={refetch}>{common('action.retry')}</TextButton>
    </>
  ) : undefined;
  return (
    <CountrySelect
      label={t('shop.country')}
      labelHidden
      placeholder={t('shop.everywhere')}
      countries={(data ?? []).map(({ iso, name }) => ({ iso, name }))}
      value={value || undefined}
      onChange={(iso = '') => onChange(iso)}
      emptyText={t('shop.noCountry')}
      error={failure}
    />
  );
}

/** The catalogue's filters: brand, country and category. All of them are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-gift-cards');
  const categoryName = useCategoryName();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Stack as="form" role="search" gap={16} onSubmit={preventSubmit}>
      <Row wrap>
        <SearchField label={t('shop.search')} hint={t('shop.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
        <div className={styles.country}>
          <CountryFilter value={filters.country} onChange={(country) => onChange({ country })} />
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
