import type { ContactMessage, TicketQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

/** Messages to support; `list` and `one` return the caller's own, with the replies. */
export const contact = (http: Http) => ({
  /** Needs no session, unless files or an order are attached. */
  send: (body: ContactMessage, signal?: AbortSignal) => http.post('/contact', (c) => c.Ticket, body, { signal }),
  list: (query: Page<TicketQuery> = {}, signal?: AbortSignal) =>
    http.get('/contact', (c) => c.listOf(c.Ticket), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/contact/${segment(id)}`, (c) => c.Ticket, { signal }),
});
