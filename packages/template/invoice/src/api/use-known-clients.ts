import { useMemo } from 'react';
import type { InvoiceClient } from '@kado/contracts/template';
import { useNewestInvoiceQuery } from './invoices-api.ts';

/** What the editor needs from earlier invoices: their clients, and the next number. */
export function useKnownClients() {
  const query = useNewestInvoiceQuery();
  const all = query.data?.allData;
  const known = useMemo(() => {
    const clients = new Map((all ?? []).map(({ client }): [string, InvoiceClient] => [client.companyEmail, client]));
    return {
      clients: [...clients.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
      next: Math.max(0, ...(all ?? []).map(({ id }) => id)) + 1,
    };
  }, [all]);
  return { query, ...known };
}
