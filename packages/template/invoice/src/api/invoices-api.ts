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
import { type BulkResult, callForEach } from '@kado/template-kit';
import { toSearchText } from '../lib/search-text.ts';

/** The e-mail that an invoice is sent with, and the invoice's id. */
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
    removeInvoices: build.mutation<BulkResult<number, unknown>, readonly number[]>({
      query: (ids) => (api) => callForEach(ids, (id) => api.template.invoices.remove(id)),
      invalidatesTags: ['Invoice'],
    }),
    duplicateInvoices: build.mutation<BulkResult<number, { invoice: Invoice }>, readonly number[]>({
      query: (ids) => (api) => callForEach(ids, (id) => api.template.invoices.duplicate(id)),
      invalidatesTags: ['Invoice'],
    }),
    sendInvoices: build.mutation<BulkResult<InvoiceEmail, unknown>, readonly InvoiceEmail[]>({
      query: (emails) => (api) => callForEach(emails, (email) => api.template.invoices.send(email)),
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

const NEWEST = { page: 1, perPage: 1, sort: 'desc', sortColumn: 'id' } as const;

/** The newest invoice, requested as a page of one; `allData` contains all invoices. */
export const useNewestInvoiceQuery = () => useInvoicesQuery(NEWEST);
