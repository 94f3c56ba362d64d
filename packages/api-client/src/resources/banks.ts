import type { BankQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** All banks. */
export const banks = (http: Http) => ({
  list: (query: BankQuery = {}, signal?: AbortSignal) => http.get('/banks', (c) => c.listOf(c.Bank), { params: query, signal }),
});
