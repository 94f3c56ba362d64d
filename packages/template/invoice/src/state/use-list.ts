import { type AllowedValues, type Asks } from '@kado/feature-kit';
import { queryFromUrl, PAGE_SIZES, usePagedList } from '@kado/template-kit';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list.ts';
import { STATUS_NAMES } from '../lib/statuses.ts';
import { invoicesApi, useInvoicesQuery } from './invoices.ts';

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

type Asked = Pick<ListState, (typeof LIST.queryKeys)[number]>;
const useAnswer = (asked: Asked) => useInvoicesQuery(asked);

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export const useList = () => usePagedList(LIST, useAnswer);

/** Asks for the invoices that an address wants, before they are drawn. */
export const askList: Asks = (dispatch, address) =>
  dispatch(invoicesApi.endpoints.invoices.initiate(queryFromUrl(LIST, address), { subscribe: false }));

/** How the list is asked for. */
export type List = ReturnType<typeof useList>;
