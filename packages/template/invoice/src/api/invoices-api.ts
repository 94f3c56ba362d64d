import type {
  Invoice,
  InvoiceBody,
  InvoiceDraft,
  InvoiceListBody,
  InvoiceListQuery,
  InvoiceMessage,
  InvoicePayment,
} from '@kado/contracts/template';
import { api } from '@kado/state/template/query';
import { toSearchText } from '../lib/search-text.ts';

/** Calls one after the other; a failure stops the rest. */
async function sequentially<Item, Result>(items: readonly Item[], call: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await call(item));
  return results;
}

/** An invoice to send, and to whom. */
export type InvoiceEmail = InvoiceMessage & { id: number };

export const invoicesApi = api.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    invoices: build.query<InvoiceListBody, InvoiceListQuery>({
      query: (query) => (api, signal) =>
        api.template.invoices.list({ ...query, ...(query.q && { q: toSearchText(query.q) }) }, signal),
      providesTags: ['Invoice'],
    }),
    invoice: build.query<InvoiceBody, number>({
      query: (id) => (api, signal) => api.template.invoices.one(id, signal),
      providesTags: ['Invoice'],
    }),
    saveInvoice: build.mutation<{ invoice: Invoice }, InvoiceDraft>({
      query: (draft) => (api) => api.template.invoices.save(draft),
      invalidatesTags: ['Invoice'],
    }),
    payInvoice: build.mutation<{ invoice: Invoice }, InvoicePayment & { id: number }>({
      query: (payment) => (api) => api.template.invoices.addPayment(payment),
      invalidatesTags: ['Invoice'],
    }),
    removeInvoices: build.mutation<unknown, readonly number[]>({
      query: (ids) => (api) => sequentially(ids, (id) => api.template.invoices.remove(id)),
      invalidatesTags: ['Invoice'],
    }),
    duplicateInvoices: build.mutation<{ invoice: Invoice }[], readonly number[]>({
      query: (ids) => (api) => sequentially(ids, (id) => api.template.invoices.duplicate(id)),
      invalidatesTags: ['Invoice'],
    }),
    sendInvoices: build.mutation<unknown, readonly InvoiceEmail[]>({
      query: (emails) => (api) => sequentially(emails, (email) => api.template.invoices.send(email)),
      invalidatesTags: ['Invoice'],
    }),
  }),
});

export const {
  useInvoicesQuery,
  useLazyInvoicesQuery,
  useInvoiceQuery,
  useLazyInvoiceQuery,
  useSaveInvoiceMutation,
  usePayInvoiceMutation,
  useRemoveInvoicesMutation,
  useDuplicateInvoicesMutation,
  useSendInvoicesMutation,
} = invoicesApi;
