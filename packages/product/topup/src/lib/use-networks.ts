import { countries, networks, useAppDispatch, useAppSelector, useLoaded } from '@kado/state';
import { useEffect, useMemo, useState } from 'react';
import { chosenNetwork, canDetectNetwork, networksFor, typedNumber } from './networks.ts';
import type { TopUpForm } from './top-up-form-state.ts';

const PAUSE_MS = 200;
const TOPUP = { supports: 'topup' } as const;

/** A value once it has stood still for a moment. */
function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The countries that top-ups go to, and the one that the number belongs to. */
export function useCountries(iso: string | undefined) {
  const { data, error, refetch } = useLoaded(countries, TOPUP);
  const rows = data ?? [];
  return { countries: rows, country: rows.find((each) => each.iso === iso), error: data ? null : error, ask: refetch };
}

/** The networks of the number's country, asked for while it is typed, and the one to send with. */
export function useNetworks(form: TopUpForm) {
  const dispatch = useAppDispatch();
  const { data, loading, error } = useAppSelector((state) => state.app.networks);
  const number = typedNumber(form);
  const settled = useDebouncedValue(canDetectNetwork(number) ? number : '');
  const ask = useMemo(() => () => void dispatch(networks.load(settled ? { phone: settled } : {})), [dispatch, settled]);
  useEffect(ask, [ask]);
  const rows = useMemo(() => networksFor(form.country, data ?? []), [form.country, data]);
  return { rows, chosen: chosenNetwork(rows, form.networkId), loading, error: data ? null : error, ask };
}
