import type { Country, Network } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { digitsToGo, isComplete, typedNumber } from './networks.ts';
import type { TopUpForm } from './top-up-form-state.ts';
import { useTopUpFormatters } from './use-formatters.ts';

/** How many digits are still to come, and what is wrong with the number, in words; nothing is while somebody is still typing it. */
export function useNumberState(
  form: TopUpForm,
  network: Network | undefined,
  { countries, left }: { countries: readonly Country[]; left: boolean },
): { toGo: number | undefined; error: string | undefined } {
  const { t, i18n } = useTranslation('product-topup');
  const format = useTopUpFormatters();
  const { phone, country: iso, missing } = form;
  const number = typedNumber(form);
  const toGo = network ? digitsToGo(number, network) : missing;
  const open = { toGo: phone.trim() !== '' && toGo ? toGo : undefined, error: undefined };
  if (phone.trim() === '') return open;
  const served = countries.length === 0 || countries.some((each) => each.iso === iso);
  if (iso && !served) {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    return { ...open, error: t('phone.unserved', { country: names.of(iso) ?? iso }) };
  }
  if (network && !toGo && !isComplete(number, network)) {
    const country = countries.find((each) => each.iso === network.countryIso)?.name ?? network.countryIso;
    return { ...open, error: t('phone.wrong', { country, example: format.phone(network.numberRule.example) }) };
  }
  if (!left) return open;
  if (!iso) return { ...open, error: t('phone.unknown') };
  return { ...open, error: toGo ? t('phone.short', { count: toGo }) : undefined };
}
