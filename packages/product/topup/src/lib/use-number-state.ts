import type { Country, Network } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { missingDigits, isComplete, needsCountry, typedNumber } from './networks.ts';
import type { ReadValues } from './top-up-form-state.ts';

/** The state of a number: missing digits, a country to choose, rules that are still loading, or an error. */
export type NumberState = { toGo: number | undefined; needsCountry: boolean; unread: boolean; error: string | undefined };

/** The state of a number for its field; no error is shown while the number is being typed. */
export function useNumberState(
  values: ReadValues,
  network: Network | undefined,
  { countries, left }: { countries: readonly Country[]; left: boolean },
): NumberState {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const { phone, country: iso, missing, unread = false } = values;
  const number = typedNumber(values);
  const toGo = network ? missingDigits(number, network) : missing;
  const noCountry = needsCountry(values);
  const fine = { toGo: phone.trim() !== '' && toGo ? toGo : undefined, needsCountry: noCountry, unread, error: undefined };
  if (phone.trim() === '' || noCountry || unread) return fine;
  const served = countries.length === 0 || countries.some((each) => each.iso === iso);
  if (iso && !served) return { ...fine, error: t('phone.unserved', { country: format.nameOf('region', iso) }) };
  if (network && !toGo && !isComplete(number, network)) {
    const country = countries.find((each) => each.iso === network.countryIso)?.name ?? network.countryIso;
    return { ...fine, error: t('phone.wrong', { country, example: format.phone(network.numberRule.example) }) };
  }
  if (!left) return fine;
  if (!iso) return { ...fine, error: t('phone.unknown') };
  return { ...fine, error: toGo ? t('phone.short', { count: toGo }) : undefined };
}
