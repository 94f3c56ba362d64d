import type { Invoice } from '@kado/contracts/template';
import { useLazyInvoicesQuery } from './invoices-api.ts';
import type { InvoiceListState } from './use-invoice-list.ts';

/** More than there are. */
const ALL = 1_000_000;

/** Fetches all invoices that the list matches, on every page. */
export function useAllMatches({ request }: InvoiceListState): () => Promise<readonly Invoice[]> {
  const [fetchAll] = useLazyInvoicesQuery();
  return async () => (await fetchAll({ ...request, page: 1, perPage: ALL }).unwrap()).invoices;
}
