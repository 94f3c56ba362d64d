import type { Country } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { PhoneField } from '@kado/product-ui';
import { SearchSelect, Stack, TextButton, Tile } from '@kado/ui';
import { useCallback, useId, useState } from 'react';

export type NumberBlockProps = {
  text: string;
  country: Country | undefined;
  /** The countries that top-ups go to. */
  countries: readonly Country[];
  missing: number | undefined;
  error: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
};

/** Who it is for: the number says its country; choosing a country writes its code. */
export function NumberBlock({ text, country, countries, missing, error, onText, onLeave }: NumberBlockProps) {
  const { t } = useTranslation('product-topup');
  const { t: common } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const number = useId();
  const choose = useCallback(
    (iso: string | undefined) => {
      const wanted = countries.find((each) => each.iso === iso);
      if (!wanted) return;
      onText(`${wanted.dialCode} `);
      setChoosing(false);
      // The list goes with the choice; what is left to do is the rest of the number.
      document.getElementById(number)?.focus();
    },
    [countries, number, onText],
  );
  const options = countries.map(({ iso, name, dialCode }) => ({
    value: iso,
    label: name,
    detail: dialCode,
    keywords: iso,
    picture: <Tile id={iso} initials={iso} size="xs" />,
  }));
  return (
    <Stack gap={16}>
      <PhoneField
        id={number}
        label={t('phone.label')}
        aside={
          <TextButton size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {country?.name ?? t('phone.chooseCountry')}
          </TextButton>
        }
        value={text}
        onChange={onText}
        onBlur={onLeave}
        name="phone"
        error={error}
        hint={missing ? t('phone.missing', { count: missing }) : text ? undefined : t('phone.hint')}
        completeLabel={t('phone.complete')}
      />
      {choosing && (
        <SearchSelect
          label={t('phone.country')}
          options={options}
          value={country?.iso}
          onChange={choose}
          emptyText={t('phone.noCountry')}
          openLabel={common('action.show')}
          closeLabel={common('action.close')}
          clearLabel={common('action.clear')}
          required
        />
      )}
    </Stack>
  );
}
