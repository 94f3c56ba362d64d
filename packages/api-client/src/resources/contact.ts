import type { ContactMessage } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** Messages to us. */
export const contact = (http: Http) => ({
  send: (body: ContactMessage, signal?: AbortSignal) => http.post(endpoints.v1.contact, 'ticket', body, { signal }),
});
