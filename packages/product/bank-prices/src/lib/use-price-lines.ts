import { balance, bankPrices, banks, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { linesOf, type PriceLine } from './price-lines.ts';

const ALL = {};

/** All price lines and the wallet's currency, as one query. */
export function usePriceLines() {
  const parts = [useLoaded(bankPrices, ALL), useLoaded(banks, ALL), useLoaded(balance, undefined)] as const;
  const [prices, known, wallet] = parts;
  const currency = wallet.data?.currency;
  const data = useMemo((): { lines: PriceLine[]; wallet: string } | undefined => {
    if (!prices.data || !known.data || currency === undefined) return undefined;
    return { lines: linesOf(prices.data, known.data, currency), wallet: currency };
  }, [prices.data, known.data, currency]);
  const failed = parts.filter(({ data: loaded, error }) => !loaded && error);
  return {
    data,
    error: failed[0]?.error,
    loading: parts.some(({ loading }) => loading),
    refetch: () => failed.forEach(({ refetch }) => refetch()),
  };
}
