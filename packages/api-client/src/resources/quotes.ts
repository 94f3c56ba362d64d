import type { QuoteRequest } from '@kado/contracts';

import type { Http } from '../http.ts';
import { segment } from '../segment.ts';

/** Quotes, valid for ten minutes. */
export const quotes = (http: Http) => ({
  create: (body: QuoteRequest, signal?: AbortSignal) => http.post('/quotes', (c) => c.Quote, body, { signal }),
  one: (id: string, signal?: AbortSignal) => http.get(`/quotes/${segment(id)}`, (c) => c.Quote, { signal }),
});
