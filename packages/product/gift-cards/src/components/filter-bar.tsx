import { GIFT_CATEGORIES } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { ChoiceChips, CountrySelect, SearchField, SearchForm } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { countries, useLoaded } from '@kado/state';
import { Row, Stack, TextButton } from '@kado/ui';
import type { Filters } from '../lib/catalogue-filters.ts';
import { useCategoryName } from '../lib/use-category-name.ts';
import styles from './gift-cards.module.css';

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

const GIFT = { supports: 'gift' } as const;

/** The country filter of the catalogue, with a retry if the countries fail to load. */
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
    <SearchForm>
      <Stack gap={16}>
        <Row wrap>
          <SearchField label={t('shop.search')} hint={t('shop.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
          <div className={styles.country}>
            <CountryFilter value={filters.country} onChange={(country) => onChange({ country })} />
          </div>
        </Row>
        <ChoiceChips
          label={t('shop.category')}
          all={t('shop.all')}
          value={filters.category}
          options={GIFT_CATEGORIES}
          nameOf={categoryName}
          onChange={(category) => onChange({ category })}
        />
      </Stack>
    </SearchForm>
  );
}
