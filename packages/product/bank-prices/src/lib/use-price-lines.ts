import { balance, bankPrices, banks, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { directionOf, type Filters } from './filters.ts';
import { linesOf, type PriceLine } from './price-lines.ts';

const ALL = {};

/** All price lines and the wallet's currency, as one query; it waits for lines of the chosen direction. */
export function usePriceLines(filters: Filters) {
  const parts = [useLoaded(bankPrices, ALL), useLoaded(banks, ALL), useLoaded(balance, undefined)] as const;
  const [prices, known, wallet] = parts;
  const currency = wallet.data?.currency;
  const data = useMemo((): { lines: PriceLine[]; wallet: string } | undefined => {
    if (!prices.data || !known.data || currency === undefined) return undefined;
    return { lines: linesOf(prices.data, known.data, currency), wallet: currency };
  }, [prices.data, known.data, currency]);
  const direction = directionOf(filters);
  const offered = prices.data?.filter((price) => price.direction === direction) ?? [];
  const shown = data?.lines.filter(({ price }) => price.direction === direction) ?? [];
  // Without a price, or the bank of one, the lists may be those of another page, which asked for less of them.
  const whole = shown.length > 0 && shown.length === offered.length;
  const complete = data !== undefined && (whole || parts.every(({ loading, error }) => !loading && !error));
  const failed = complete ? [] : parts.filter(({ error }) => error);
  return {
    data: complete ? data : undefined,
    error: failed[0]?.error,
    loading: parts.some(({ loading }) => loading),
    refetch: () => failed.forEach(({ refetch }) => refetch()),
  };
}
