import { isAccountNumber, plainAccount, type Bank, type Country } from '@kado/contracts';
import type { Query } from '@kado/feature-kit';
import { combineCalls } from '@kado/product-ui';
import { banks, countries, useLoaded } from '@kado/state';
import { useMemo } from 'react';

const PAYOUT = { use: 'payout' } as const;
const BANK = { supports: 'bank' } as const;

/** The banks that support payouts, with their countries; `request` loads both. */
export type PayoutBanks = { countries: readonly Country[]; banks: readonly Bank[]; request: Query<readonly Bank[]> };

export function usePayoutBanks(): PayoutBanks {
  const offered = useLoaded(banks, PAYOUT);
  const places = useLoaded(countries, BANK);
  const lists = useMemo(() => {
    const rows = offered.data ?? [];
    const isos = new Set(rows.map(({ countryIso }) => countryIso));
    return { banks: rows, countries: (places.data ?? []).filter(({ iso }) => isos.has(iso)) };
  }, [offered.data, places.data]);
  return { ...lists, request: combineCalls([offered, places], lists.banks) };
}

/** Whether a typed account number is valid for the bank. */
export function isAccountOf({ banks: rows }: PayoutBanks, bankId: string, account: string): boolean {
  const rule = rows.find(({ id }) => id === bankId)?.accountRule;
  return rule !== undefined && isAccountNumber(plainAccount(account), rule);
}
