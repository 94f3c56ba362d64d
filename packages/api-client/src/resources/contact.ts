import type { ContactMessage } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Messages to us. */
export const contact = (http: Http) => ({
  send: (body: ContactMessage, signal?: AbortSignal) => http.post('/contact', (c) => c.Ticket, body, { signal }),
});
