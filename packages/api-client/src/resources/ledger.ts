import type { LedgerAccountQuery, LedgerEntryQuery } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';

/** The ledger, for operators. */
export const ledger = (http: Http) => ({
  proof: (signal?: AbortSignal) => http.get('/admin/ledger/proof', (c) => c.LedgerProof, { signal }),
  accounts: (query: Page<LedgerAccountQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/ledger/accounts', (c) => c.listOf(c.LedgerAccount), { params: query, signal }),
  accountsCsv: (query: Page<LedgerAccountQuery> = {}, signal?: AbortSignal) =>
    http.csv('/admin/ledger/accounts', { params: query, signal }),
  entries: (query: Page<LedgerEntryQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/ledger/entries', (c) => c.listOf(c.LedgerEntry), { params: query, signal }),
  entriesCsv: (query: Page<LedgerEntryQuery> = {}, signal?: AbortSignal) =>
    http.csv('/admin/ledger/entries', { params: query, signal }),
});
