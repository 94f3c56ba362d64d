import { combineCalls } from '@kado/product-ui';
import { balance, bankPrices, banks, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { linesOf, type PriceLine } from './price-lines.ts';

const ALL = {};

/** All price lines and the wallet's currency, as one query. */
export function usePriceLines() {
  const prices = useLoaded(bankPrices, ALL);
  const known = useLoaded(banks, ALL);
  const wallet = useLoaded(balance, undefined);
  const currency = wallet.data?.currency;
  const data = useMemo((): { lines: PriceLine[]; wallet: string } | undefined => {
    if (!prices.data || !known.data || currency === undefined) return undefined;
    return { lines: linesOf(prices.data, known.data, currency), wallet: currency };
  }, [prices.data, known.data, currency]);
  return combineCalls([prices, known, wallet], data);
}
