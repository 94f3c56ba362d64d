import type { ContactMessage } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Support messages. */
export const contact = (http: Http) => ({
  send: (body: ContactMessage, signal?: AbortSignal) => http.post('/contact', (c) => c.Ticket, body, { signal }),
});
