import type { NetworkQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** All mobile operators; if the query has a phone number, the operator detected for it comes first. */
export const networks = (http: Http) => ({
  list: (query: NetworkQuery = {}, signal?: AbortSignal) =>
    http.get('/networks', (c) => c.listOf(c.Network), { params: query, signal }),
});
