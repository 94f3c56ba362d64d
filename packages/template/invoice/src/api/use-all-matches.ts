import type { Invoice } from '@kado/contracts/template';
import { useSearchText } from '../lib/use-search-text.ts';
import { useLazyInvoicesQuery } from './invoices-api.ts';
import type { InvoiceListState } from './use-invoice-list.ts';

/** Larger than the number of invoices, so that one page contains them all. */
const ALL = 1_000_000;

/** Fetches all invoices that the list matches, on every page. */
export function useAllMatches({ request }: InvoiceListState): () => Promise<readonly Invoice[]> {
  const searchText = useSearchText();
  const [fetchAll] = useLazyInvoicesQuery();
  return async () => {
    const { invoices } = await fetchAll({ ...request, q: searchText(request.q), page: 1, perPage: ALL }).unwrap();
    return invoices;
  };
}
