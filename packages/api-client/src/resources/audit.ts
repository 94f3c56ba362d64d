import type { AuditQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

/** The audit trail, for operators, newest first. */
export const audit = (http: Http) => ({
  list: (query: Page<AuditQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/audit', (c) => c.listOf(c.AuditEntry), { params: query, signal }),
  csv: (query: Page<AuditQuery> = {}, signal?: AbortSignal) => http.csv('/admin/audit', { params: query, signal }),
});
