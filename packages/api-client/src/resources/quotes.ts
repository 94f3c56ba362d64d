import type { QuoteRequest } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

const path = endpoints.v1.quotes;

/** Prices held for ten minutes. */
export const quotes = (http: Http) => ({
  create: (body: QuoteRequest, signal?: AbortSignal) => http.post(path.all, 'quote', body, { signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path.one(id), 'quote', { signal }),
});
