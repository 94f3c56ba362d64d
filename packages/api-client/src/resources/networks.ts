import type { NetworkQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Mobile operators, all at once; a phone puts the detected one first. */
export const networks = (http: Http) => ({
  list: (query: NetworkQuery = {}, signal?: AbortSignal) =>
    http.get('/networks', (c) => c.listOf(c.Network), { params: query, signal }),
});
