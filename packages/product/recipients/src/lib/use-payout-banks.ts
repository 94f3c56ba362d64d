import { isAccountNumber, plainAccount, type Bank, type Country } from '@kado/contracts';
import { banks, countries, useLoaded } from '@kado/state';
import { useMemo } from 'react';

const PAYOUT = { use: 'payout' } as const;
const BANK = { supports: 'bank' } as const;

/** The banks that money can be sent to, with their countries. */
export type PayoutBanks = { countries: readonly Country[]; banks: readonly Bank[] };

export function usePayoutBanks(): PayoutBanks {
  const offered = useLoaded(banks, PAYOUT).data;
  const places = useLoaded(countries, BANK).data;
  return useMemo(() => {
    // Lists of other calls may still be in the state.
    const rows = (offered ?? []).filter(({ uses }) => uses.includes('payout'));
    const isos = new Set(rows.map(({ countryIso }) => countryIso));
    return { banks: rows, countries: (places ?? []).filter(({ iso }) => isos.has(iso)) };
  }, [offered, places]);
}

/** Whether a number, as typed, is an account of one of the banks. */
export function isAccountOf({ banks: rows }: PayoutBanks, bankId: string, account: string): boolean {
  const rule = rows.find(({ id }) => id === bankId)?.accountRule;
  return rule !== undefined && isAccountNumber(plainAccount(account), rule);
}
