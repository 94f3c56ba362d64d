import { bankPrices, banks, countries, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { payoutsOf } from './payout.ts';

const BANK = { supports: 'bank' } as const;
const PAYOUT = { use: 'payout' } as const;
const PRICES = { direction: 'payout' } as const;

/** The countries that bank gifts go to, and their banks with prices. */
export function usePayouts() {
  const places = useLoaded(countries, BANK);
  const offered = useLoaded(banks, PAYOUT);
  const prices = useLoaded(bankPrices, PRICES);
  const payouts = useMemo(() => payoutsOf(offered.data ?? [], prices.data ?? []), [offered.data, prices.data]);
  const calls = [places, offered, prices];
  // Without the country of one, the countries may be those of another page, which asked for less of them.
  const placed = payouts.every(({ bank }) => places.data?.some(({ iso }) => iso === bank.countryIso));
  const whole = placed && payouts.length > 0;
  const complete = whole || calls.every(({ data, loading, error }) => data !== null && !loading && error === null);
  const error = complete ? undefined : calls.find((call) => call.error !== null && !call.loading)?.error;
  const refetch = () => calls.filter((call) => call.error !== null).forEach((call) => call.refetch());
  return {
    countries: places.data ?? [],
    payouts,
    request: { data: complete ? payouts : undefined, error, isLoading: !complete && error === undefined, refetch },
  };
}
