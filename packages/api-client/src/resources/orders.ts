import type { OrderQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

/** Orders, newest first. */
export const orders = (http: Http) => ({
  list: (query: Page<OrderQuery> = {}, signal?: AbortSignal) =>
    http.get('/orders', (c) => c.listOf(c.Order), { params: query, signal }),
  csv: (query: Page<OrderQuery> = {}, signal?: AbortSignal) => http.csv('/orders', { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/orders/${encodeURIComponent(id)}`, (c) => c.Order, { signal }),
  /** Possible while all items are queued; otherwise 409 STATE_CONFLICT. */
  cancel: (id: string, signal?: AbortSignal) =>
    http.post(`/orders/${encodeURIComponent(id)}/cancel`, (c) => c.Order, undefined, { signal }),
});
