import type { TransactionQuery } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

const path = endpoints.v1.transactions;

/** The statement of the available balance, newest first. */
export const transactions = (http: Http) => ({
  list: (query: Page<TransactionQuery> = {}, signal?: AbortSignal) => http.get(path, 'transactions', { params: query, signal }),
  csv: (query: Page<TransactionQuery> = {}, signal?: AbortSignal) => http.csv(path, { params: query, signal }),
});
