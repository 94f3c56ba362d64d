import type { OrderQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

const path = endpoints.v1.orders;

/** What was bought, newest first. */
export const orders = (http: Http) => ({
  list: (query: Page<OrderQuery> = {}, signal?: AbortSignal) => http.get(path.all, 'orders', { params: query, signal }),
  csv: (query: Page<OrderQuery> = {}, signal?: AbortSignal) => http.csv(path.all, { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path.one(id), 'order', { signal }),
  /** While all items are queued; otherwise 409 STATE_CONFLICT. */
  cancel: (id: string, signal?: AbortSignal) => http.post(path.cancel(id), 'order', undefined, { signal }),
});
