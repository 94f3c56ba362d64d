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

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.invoices;
type One = { invoice: Invoice };

/** The template's invoices. */
export const invoices = (http: RootHttp) => ({
  list: (query: InvoiceListQuery = {}, signal?: AbortSignal) => http.get<InvoiceListBody>(path.list, { params: query, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<InvoiceBody>(path.one(id), { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>(path.remove, { params: { id }, signal }),
  clients: (signal?: AbortSignal) => http.get<InvoiceClient[]>(path.clients, { signal }),
  save: (invoice: InvoiceDraft, signal?: AbortSignal) => http.post<One>(path.save, { invoice }, { signal }),
  duplicate: (id: number, signal?: AbortSignal) => http.post<One>(path.duplicate, { id }, { signal }),
  send: (body: InvoiceMessage & { id: number }, signal?: AbortSignal) => http.post<One>(path.send, body, { signal }),
  addPayment: (body: InvoicePayment & { id: number }, signal?: AbortSignal) => http.post<One>(path.addPayment, body, { signal }),
});
