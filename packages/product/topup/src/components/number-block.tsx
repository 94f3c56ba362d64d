import type { Country } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { CountrySelect, PhoneField, usePhoneReader } from '@kado/product-ui';
import { Stack, TextButton } from '@kado/ui';
import { useCallback, useId, useState } from 'react';
import { isNational, withDialCode } from '../lib/networks.ts';
import type { NumberState } from '../lib/use-number-state.ts';

export type NumberBlockProps = {
  text: string;
  country: Country | undefined;
  /** The countries that top-ups can be sent to. */
  countries: readonly Country[];
  onText: (text: string) => void;
  onLeave: () => void;
  /** A ref to the input, so that the form can focus it. */
  ref?: ((input: HTMLInputElement | null) => void) | undefined;
} & NumberState;

function useHint(text: string, { toGo, needsCountry, unread }: Omit<NumberState, 'error'>): string | undefined {
  const { t } = useTranslation('product-topup');
  if (needsCountry) return t('phone.needsCountry');
  if (toGo) return t('phone.missing', { count: toGo });
  if (text && unread) return t('phone.unread');
  return text ? undefined : t('phone.hint');
}

/** The recipient's number and country: a number with a code sets the country; choosing a country adds its code to the number. */
export function NumberBlock({ text, country, countries, error, onText, onLeave, ref, ...state }: NumberBlockProps) {
  const { t } = useTranslation('product-topup');
  const [choosing, setChoosing] = useState(false);
  const field = useId();
  const read = usePhoneReader();
  const open = choosing || state.needsCountry;
  const hint = useHint(text, state);
  const choose = useCallback(
    (iso: string | undefined) => {
      const wanted = countries.find((each) => each.iso === iso);
      if (!wanted) return;
      // Only the number rules know whether a leading zero is part of the number, as in Côte d'Ivoire.
      const known = isNational(text) ? read?.(text, wanted.iso).international : undefined;
      const typed = known ?? withDialCode(text, wanted.dialCode);
      onText(read?.(typed).text ?? typed);
      setChoosing(false);
      document.getElementById(field)?.focus();
    },
    [countries, field, onText, read, text],
  );
  return (
    <Stack gap={16}>
      <PhoneField
        id={field}
        ref={ref}
        label={t('phone.label')}
        aside={
          !state.needsCountry && (
            <TextButton size="small" aria-expanded={open} onClick={() => setChoosing(!choosing)}>
              {country?.name ?? t('phone.chooseCountry')}
            </TextButton>
          )
        }
        value={text}
        onChange={onText}
        onBlur={onLeave}
        name="phone"
        error={error}
        hint={hint}
        completeLabel={t('phone.complete')}
      />
      {open && (
        <CountrySelect
          label={t('phone.country')}
          countries={countries}
          value={country?.iso}
          onChange={choose}
          placeholder={t('phone.chooseCountry')}
          emptyText={t('phone.noCountry')}
          required
        />
      )}
    </Stack>
  );
}
