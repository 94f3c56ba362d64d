import type { Http } from '../http.ts';

/** The languages of the product. */
export const languages = (http: Http) => ({
  list: (signal?: AbortSignal) => http.get('/languages', (c) => c.listOf(c.Language), { signal }),
});
