import type { CountryQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Countries, all at once, named in the asked language. */
export const countries = (http: Http) => ({
  list: (query: CountryQuery = {}, signal?: AbortSignal) =>
    http.get('/countries', (c) => c.listOf(c.Country), { params: query, signal }),
});
