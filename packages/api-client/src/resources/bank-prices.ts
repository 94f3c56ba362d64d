import type { BankPriceQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** What banks cost, all at once. */
export const bankPrices = (http: Http) => ({
  list: (query: BankPriceQuery = {}, signal?: AbortSignal) =>
    http.get(endpoints.v1.bankPrices, 'bankPrices', { params: query, signal }),
});
