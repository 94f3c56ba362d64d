import type {
  Invoice,
  InvoiceBody,
  InvoiceClient,
  InvoiceDraft,
  InvoiceListBody,
  InvoiceListQuery,
  InvoiceMessage,
  InvoicePayment,
} from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';
import { segment } from '../segment.ts';

type One = { invoice: Invoice };

/** The template's invoices. */
export const invoices = (http: RootHttp) => ({
  list: (query: InvoiceListQuery = {}, signal?: AbortSignal) =>
    http.get<InvoiceListBody>('/apps/invoice/invoices', { params: query, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<InvoiceBody>(`/api/invoice/invoices/${segment(id)}`, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>('/apps/invoice/delete', { params: { id }, signal }),
  clients: (signal?: AbortSignal) => http.get<InvoiceClient[]>('/api/invoice/clients', { signal }),
  save: (invoice: InvoiceDraft, signal?: AbortSignal) => http.post<One>('/apps/invoice/save', { invoice }, { signal }),
  duplicate: (id: number, signal?: AbortSignal) => http.post<One>('/apps/invoice/duplicate', { id }, { signal }),
  send: (body: InvoiceMessage & { id: number }, signal?: AbortSignal) => http.post<One>('/apps/invoice/send', body, { signal }),
  addPayment: (body: InvoicePayment & { id: number }, signal?: AbortSignal) =>
    http.post<One>('/apps/invoice/add-payment', body, { signal }),
});
