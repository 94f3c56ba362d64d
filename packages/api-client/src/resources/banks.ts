import type { BankQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

/** Banks, all at once. */
export const banks = (http: Http) => ({
  list: (query: BankQuery = {}, signal?: AbortSignal) => http.get(endpoints.v1.banks, 'banks', { params: query, signal }),
});
