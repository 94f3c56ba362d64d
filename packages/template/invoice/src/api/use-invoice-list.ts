import type { AllowedValues, Preload } from '@kado/feature-kit';
import { PAGE_SIZES, queryFromUrl, usePagedList } from '@kado/template-kit';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list-state.ts';
import { STATUS_NAMES } from '../lib/statuses.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { invoicesApi, useInvoicesQuery } from './invoices-api.ts';

const ALLOWED: AllowedValues<ListState> = {
  perPage: PAGE_SIZES,
  sortColumn: SORTABLE,
  rows: ['', ...HEIGHTS],
  status: ['', ...STATUS_NAMES],
};
const LIST = {
  defaults: DEFAULTS,
  allowed: ALLOWED,
  queryKeys: ['q', 'status', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

type ListRequest = Pick<ListState, (typeof LIST.queryKeys)[number]>;
function usePage(request: ListRequest) {
  const searchText = useSearchText();
  return useInvoicesQuery({ ...request, q: searchText(request.q) });
}

/** The state of the list in the URL, the request for that state, and the result. */
export const useInvoiceList = () => usePagedList(LIST, usePage);

/** Preloads the invoices that a URL lists, before the page renders. */
export const preloadList: Preload = (dispatch, address) =>
  dispatch(invoicesApi.endpoints.invoices.initiate(queryFromUrl(LIST, address), { subscribe: false }));

/** The result of `useInvoiceList`. */
export type InvoiceListState = ReturnType<typeof useInvoiceList>;
