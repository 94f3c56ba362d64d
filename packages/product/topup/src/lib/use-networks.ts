import type { NetworkQuery } from '@kado/contracts';
import { useDebouncedValue } from '@kado/feature-kit';
import { countries, networks, queryOf, useCall, useLoaded, useLowData } from '@kado/state';
import { useMemo } from 'react';
import { chosenNetwork, canDetectNetwork, isSameNumber, networksFor, typedNumber, withoutDetection } from './networks.ts';
import type { ReadValues } from './top-up-form-state.ts';

const TOPUP = { supports: 'topup' } as const;
const ALL: { phone?: string } = {};

/** The countries that top-ups can be sent to, and the country of the number. */
export function useCountries(iso: string | undefined) {
  const { data, error, refetch } = useLoaded(countries, TOPUP);
  const rows = data ?? [];
  return { countries: rows, country: rows.find((each) => each.iso === iso), error: data ? null : error, refetch };
}

/**
 * The networks of the number's country, and the network to send with. All networks load at first, to show a list at once; then those of the country only, while the
 * number is typed (in low-data mode once it is complete).
 */
export function useNetworks(values: ReadValues) {
  const number = typedNumber(values);
  const [lowData] = useLowData();
  const detectable = canDetectNetwork(number) && (!lowData || values.e164 !== undefined);
  const countryIso = values.country;
  const query = useMemo(
    () => (detectable ? { phone: number, ...(countryIso && { countryIso }) } : ALL),
    [detectable, number, countryIso],
  );
  const requested = useDebouncedValue(query);
  const { loading, error, refetch } = useLoaded(networks, requested);
  // Until this number's list has loaded, the previous one is shown, without the network that was detected for that number.
  const { data } = useCall(networks);
  const isOwn = isSameNumber(queryOf<NetworkQuery>(data)?.phone ?? '', number);
  const rows = useMemo(() => {
    const found = networksFor(values.country, data ?? []);
    return isOwn ? found : found.map(withoutDetection);
  }, [values.country, data, isOwn]);
  return { rows, chosen: chosenNetwork(rows, values.networkId), loading, error: rows.length > 0 ? null : error, refetch };
}
