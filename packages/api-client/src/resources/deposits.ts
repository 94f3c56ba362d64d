import type { DepositProof, DepositQuery, DepositRequest } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const path = (id: string) => `/deposits/${segment(id)}`;

/** The caller's own deposits, newest first. */
export const deposits = (http: Http) => ({
  create: (body: DepositRequest, signal?: AbortSignal) => http.post('/deposits', (c) => c.Deposit, body, { signal }),
  list: (query: Page<DepositQuery> = {}, signal?: AbortSignal) =>
    http.get('/deposits', (c) => c.listOf(c.Deposit), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path(id), (c) => c.Deposit, { signal }),
  /** Possible while the deposit awaits its proof; otherwise 409 STATE_CONFLICT. `cancel` has the same condition. */
  addProof: (id: string, body: DepositProof, signal?: AbortSignal) =>
    http.post(`${path(id)}/proof`, (c) => c.Deposit, body, { signal }),
  cancel: (id: string, signal?: AbortSignal) => http.post(`${path(id)}/cancel`, (c) => c.Deposit, undefined, { signal }),
});
