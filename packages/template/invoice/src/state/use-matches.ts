import type { Invoice } from '@kado/contracts/template';
import { useLazyInvoicesQuery } from './invoices.ts';
import type { List } from './use-list.ts';

/** Fetches all invoices that the list matches, on whatever page they stand. */
export function useMatches({ request }: List, total: number): () => Promise<readonly Invoice[]> {
  const [fetchAll] = useLazyInvoicesQuery();
  return async () => (await fetchAll({ ...request, page: 1, perPage: Math.max(total, 1) }, true).unwrap()).invoices;
}
