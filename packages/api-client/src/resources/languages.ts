import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** The languages that the product speaks. */
export const languages = (http: Http) => ({
  list: (signal?: AbortSignal) => http.get(endpoints.v1.languages, 'languages', { signal }),
});
