import type { CountryQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** Countries, all at once, named in the asked language. */
export const countries = (http: Http) => ({
  list: (query: CountryQuery = {}, signal?: AbortSignal) =>
    http.get(endpoints.v1.countries, 'countries', { params: query, signal }),
});
