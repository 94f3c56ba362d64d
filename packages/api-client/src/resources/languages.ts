import type { Http } from '../http.ts';

/** The languages that the product speaks. */
export const languages = (http: Http) => ({
  list: (signal?: AbortSignal) => http.get('/languages', (c) => c.listOf(c.Language), { signal }),
});
