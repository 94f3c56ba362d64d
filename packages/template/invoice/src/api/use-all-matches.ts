import type { Invoice } from '@kado/contracts/template';
import { useLazyInvoicesQuery } from './invoices-api.ts';
import type { InvoiceListState } from './use-invoice-list.ts';

/** Fetches all invoices that the list matches, on every page. */
export function useAllMatches({ request }: InvoiceListState, total: number): () => Promise<readonly Invoice[]> {
  const [fetchAll] = useLazyInvoicesQuery();
  return async () => (await fetchAll({ ...request, page: 1, perPage: Math.max(total, 1) }, true).unwrap()).invoices;
}
