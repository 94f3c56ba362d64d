import type { CustomerTicketQuery, TicketReply } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const path = (id: string) => `/admin/contact/${segment(id)}`;

/** The messages of all users to support, for operators, newest first. */
export const customerTickets = (http: Http) => ({
  list: (query: Page<CustomerTicketQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/contact', (c) => c.listOf(c.CustomerTicket), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path(id), (c) => c.CustomerTicket, { signal }),
  /** 409 STATE_CONFLICT once the ticket is closed; `close` has the same error. */
  reply: (id: string, body: TicketReply, signal?: AbortSignal) =>
    http.post(`${path(id)}/reply`, (c) => c.CustomerTicket, body, { signal }),
  close: (id: string, signal?: AbortSignal) => http.post(`${path(id)}/close`, (c) => c.CustomerTicket, undefined, { signal }),
});
