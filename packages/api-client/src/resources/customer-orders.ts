import type { CustomerOrderQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

/** The orders of all users, for operators, newest first. */
export const customerOrders = (http: Http) => ({
  list: (query: Page<CustomerOrderQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/orders', (c) => c.listOf(c.CustomerOrder), { params: query, signal }),
  csv: (query: Page<CustomerOrderQuery> = {}, signal?: AbortSignal) => http.csv('/admin/orders', { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/admin/orders/${segment(id)}`, (c) => c.CustomerOrder, { signal }),
});
