import type { BankPriceQuery } from '@kado/contracts';

import type { Http } from '../http.ts';

/** The prices of all banks. */
export const bankPrices = (http: Http) => ({
  list: (query: BankPriceQuery = {}, signal?: AbortSignal) =>
    http.get('/bank-prices', (c) => c.listOf(c.BankPrice), { params: query, signal }),
});
