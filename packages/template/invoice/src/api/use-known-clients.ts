import { useMemo } from 'react';
import type { InvoiceClient } from '@kado/contracts/template';
import { useInvoicesQuery } from './invoices-api.ts';

const ALL = { page: 1, perPage: 1, sort: 'desc', sortColumn: 'id' } as const;

/** What earlier invoices tell the editor: who was billed, the newest number and the next. */
export function useKnownClients() {
  const query = useInvoicesQuery(ALL);
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
