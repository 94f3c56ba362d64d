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
  // Without an option, or the bank of one, the lists may be those of another page, which asked for less of them.
  const offered = new Set(prices?.flatMap(({ bankId, direction }) => (direction === 'deposit' ? [bankId] : [])));
  const whole = offered.size > 0 && data?.options.length === offered.size;
  return combineCalls([pricing, listed, money], data, whole);
}
