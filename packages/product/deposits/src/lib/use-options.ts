import { combineCalls } from '@kado/product-ui';
import { balance, bankPrices, banks, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { optionsOf, type DepositOption } from './options.ts';

const ALL = {};

/** The banks to deposit through, and the wallet's balance, as one query. */
export function useOptions() {
  const pricing = useLoaded(bankPrices, ALL);
  const listed = useLoaded(banks, ALL);
  const money = useLoaded(balance, undefined);
  const [prices, known, wallet] = [pricing.data, listed.data, money.data];
  const data = useMemo(
    (): { options: DepositOption[]; wallet: NonNullable<typeof wallet> } | undefined =>
      prices && known && wallet ? { options: optionsOf(prices, known), wallet } : undefined,
    [prices, known, wallet],
  );
  return combineCalls([pricing, listed, money], data);
}
