import { type AllowedValues, type Asks } from '@kado/feature-kit';
import { askedAt, PAGE_SIZES, usePagedList } from '@kado/template-kit';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list-state.ts';
import { STATUS_NAMES } from '../lib/statuses.ts';
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
  asks: ['q', 'status', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

type Asked = Pick<ListState, (typeof LIST.asks)[number]>;
const useAnswer = (asked: Asked) => useInvoicesQuery(asked);

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export const useInvoiceList = () => usePagedList(LIST, useAnswer);

/** Asks for the invoices that an address wants, before they are drawn. */
export const preloadList: Asks = (dispatch, address) =>
  dispatch(invoicesApi.endpoints.invoices.initiate(askedAt(LIST, address), { subscribe: false }));

/** How the list is asked for. */
export type InvoiceListState = ReturnType<typeof useInvoiceList>;
