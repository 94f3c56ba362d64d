import type { DepositCredit, DepositRejection, DepositReviewQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const path = (id: string) => `/admin/deposits/${segment(id)}`;

/** The deposits of all users, for operators, newest first or longest waiting first. */
export const depositReviews = (http: Http) => ({
  list: (query: Page<DepositReviewQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/deposits', (c) => c.listOf(c.DepositReview), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path(id), (c) => c.DepositReview, { signal }),
  /** Credits a deposit that is in review, once; otherwise (also for a concurrent request) 409 STATE_CONFLICT. */
  credit: (id: string, body: DepositCredit, signal?: AbortSignal) =>
    http.post(`${path(id)}/credit`, (c) => c.DepositReview, body, { signal }),
  reject: (id: string, body: DepositRejection, signal?: AbortSignal) =>
    http.post(`${path(id)}/reject`, (c) => c.DepositReview, body, { signal }),
});
