import type { FindingQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

type AnyPage = Page<{ limit?: string; cursor?: string | undefined }>;

/** Reconciliation, for operators: differences from the suppliers' statements, and items without a final state. */
export const reconciliation = (http: Http) => ({
  findings: (query: Page<FindingQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/findings', (c) => c.listOf(c.Finding), { params: query, signal }),
  days: (query: AnyPage = {}, signal?: AbortSignal) =>
    http.get('/admin/reconciliations', (c) => c.listOf(c.Reconciliation), { params: query, signal }),
  stuckItems: (query: AnyPage = {}, signal?: AbortSignal) =>
    http.get('/admin/stuck-items', (c) => c.listOf(c.StuckItem), { params: query, signal }),
});
