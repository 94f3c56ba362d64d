import { useDebouncedValue } from '@kado/feature-kit';
import { countries, networks, useAppDispatch, useAppSelector, useLoaded, useLowData } from '@kado/state';
import { useEffect, useMemo } from 'react';
import { chosenNetwork, canDetectNetwork, networksFor, typedNumber } from './networks.ts';
import type { ReadValues } from './top-up-form-state.ts';

const TOPUP = { supports: 'topup' } as const;

/** The countries that top-ups can be sent to, and the number's country. */
export function useCountries(iso: string | undefined) {
  const { data, error, refetch } = useLoaded(countries, TOPUP);
  const rows = data ?? [];
  return { countries: rows, country: rows.find((each) => each.iso === iso), error: data ? null : error, refetch };
}

/** The networks of the number's country, requested while the number is typed (with little data: once it is complete), and the network to send with. */
export function useNetworks(values: ReadValues) {
  const dispatch = useAppDispatch();
  const { data, loading, error } = useAppSelector((state) => state.app.networks);
  const number = typedNumber(values);
  const [lowData] = useLowData();
  const detectable = canDetectNetwork(number) && (!lowData || values.e164 !== undefined);
  const requested = useDebouncedValue(detectable ? number : '');
  const refetch = useMemo(() => () => void dispatch(networks.load(requested ? { phone: requested } : {})), [dispatch, requested]);
  useEffect(refetch, [refetch]);
  const rows = useMemo(() => networksFor(values.country, data ?? []), [values.country, data]);
  return { rows, chosen: chosenNetwork(rows, values.networkId), loading, error: data ? null : error, refetch };
}
