import type { TransactionQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

/** The statement of the available balance, newest first. */
export const transactions = (http: Http) => ({
  list: (query: Page<TransactionQuery> = {}, signal?: AbortSignal) =>
    http.get('/transactions', (c) => c.listOf(c.Transaction), { params: query, signal }),
  csv: (query: Page<TransactionQuery> = {}, signal?: AbortSignal) => http.csv('/transactions', { params: query, signal }),
});
