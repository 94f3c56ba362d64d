import { combineCalls } from '@kado/product-ui';
import { bankPrices, banks, countries, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { payoutsOf } from './payout.ts';

const BANK = { supports: 'bank' } as const;
const PAYOUT = { use: 'payout' } as const;
const PRICES = { direction: 'payout' } as const;

/** The countries that bank gifts can be sent to, and their banks with prices. */
export function usePayouts() {
  const places = useLoaded(countries, BANK);
  const offered = useLoaded(banks, PAYOUT);
  const prices = useLoaded(bankPrices, PRICES);
  const payouts = useMemo(() => payoutsOf(offered.data ?? [], prices.data ?? []), [offered.data, prices.data]);
  return { countries: places.data ?? [], payouts, request: combineCalls([places, offered, prices], payouts) };
}
