import type { NetworkQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** Mobile operators, all at once; a phone puts the detected one first. */
export const networks = (http: Http) => ({
  list: (query: NetworkQuery = {}, signal?: AbortSignal) =>
    http.get(endpoints.v1.networks, 'networks', { params: query, signal }),
});
