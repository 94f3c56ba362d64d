import type { PlanQuery, PlanRequest, PlanSkip } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const path = (id: string, action = ''): string => `/plans/${segment(id)}${action}`;

/** Gifts that repeat, newest first. */
export const plans = (http: Http) => ({
  list: (query: Page<PlanQuery> = {}, signal?: AbortSignal) =>
    http.get('/plans', (c) => c.listOf(c.Plan), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path(id), (c) => c.PlanDetails, { signal }),
  /** A repeated request with the same key returns the plan that the first one created. */
  create: ({ key, ...body }: PlanRequest & { key: string }, signal?: AbortSignal) =>
    http.post('/plans', (c) => c.PlanDetails, body, { headers: { 'Idempotency-Key': key }, signal }),
  change: (id: string, body: PlanRequest, signal?: AbortSignal) => http.put(path(id), (c) => c.PlanDetails, body, { signal }),
  pause: (id: string, signal?: AbortSignal) => http.post(path(id, '/pause'), (c) => c.PlanDetails, undefined, { signal }),
  resume: (id: string, signal?: AbortSignal) => http.post(path(id, '/resume'), (c) => c.PlanDetails, undefined, { signal }),
  /** Skips the next run. */
  skip: (id: string, body: PlanSkip, signal?: AbortSignal) =>
    http.post(path(id, '/skip'), (c) => c.PlanDetails, body, { signal }),
  end: (id: string, signal?: AbortSignal) => http.post(path(id, '/end'), (c) => c.PlanDetails, undefined, { signal }),
});
