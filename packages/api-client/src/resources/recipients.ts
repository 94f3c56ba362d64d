import type { NewRecipient, RecipientChange, RecipientQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

/** Saved people to send to, newest first. */
export const recipients = (http: Http) => ({
  list: (query: Page<RecipientQuery> = {}, signal?: AbortSignal) =>
    http.get('/recipients', (c) => c.listOf(c.Recipient), { params: query, signal }),
  /** Saving the same number, account or address again renames it. */
  create: (body: NewRecipient, signal?: AbortSignal) => http.post('/recipients', (c) => c.Recipient, body, { signal }),
  change: (id: string, body: RecipientChange, signal?: AbortSignal) =>
    http.patch(`/recipients/${segment(id)}`, (c) => c.Recipient, body, { signal }),
  remove: (id: string, signal?: AbortSignal) => http.delete(`/recipients/${segment(id)}`, (c) => c.Ok, { signal }),
});
