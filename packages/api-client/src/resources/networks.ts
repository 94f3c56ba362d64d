import type { NetworkQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** All mobile operators; with a phone number the detected one is first. */
export const networks = (http: Http) => ({
  list: (query: NetworkQuery = {}, signal?: AbortSignal) =>
    http.get('/networks', (c) => c.listOf(c.Network), { params: query, signal }),
});
