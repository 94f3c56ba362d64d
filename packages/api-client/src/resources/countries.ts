import type { CountryQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** All countries, with names in the requested language. */
export const countries = (http: Http) => ({
  list: (query: CountryQuery = {}, signal?: AbortSignal) =>
    http.get('/countries', (c) => c.listOf(c.Country), { params: query, signal }),
});
