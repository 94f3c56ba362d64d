import { dataOf, LedgerAccount, LedgerAccountQuery, LedgerEntry, LedgerEntryQuery, LedgerProof } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { findAccounts, findEntries } from './drill-down.ts';
import { proveLedger } from './proof.ts';

const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;
const readAccount = matching(/^(user|house):[\w:.-]*$/);
const readCurrency = matching(/^[A-Z]{3}$/);

/** The proof of the ledger with its accounts and entries, for operators. */
export const ledgerRoutes: FastifyPluginAsyncZod = async (app) => {
  const {
    db,
    database: { reports },
  } = app;
  const config = { ability: ['manage', 'all'] as const };

  const proof = {
    operationId: 'proveLedger',
    summary: 'Whether debits equal credits, computed from every posting',
    response: { 200: dataOf(LedgerProof) },
  };
  app.get('/admin/ledger/proof', { config, schema: proof }, async () => ({ data: await proveLedger(reports) }));

  const accounts = {
    operationId: 'listLedgerAccounts',
    summary: 'Accounts with their sums, by name',
    querystring: LedgerAccountQuery,
    response: { 200: dataOf(z.array(LedgerAccount)) },
  };
  app.get('/admin/ledger/accounts', { config, schema: accounts }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const at = decodeCursor(cursor, readAccount, readCurrency);
    const after = at && { account: at[0], currency: at[1] };
    const rows = await findAccounts(reports, { ...filter, after }, limit + 1);
    return pageOf(rows, limit, ({ account, currency }) => encodeCursor(account, currency));
  });

  const entries = {
    operationId: 'listLedgerEntries',
    summary: 'Journal entries with their sides, newest first',
    querystring: LedgerEntryQuery,
    response: { 200: dataOf(z.array(LedgerEntry)) },
  };
  app.get('/admin/ledger/entries', { config, schema: entries }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const [before] = decodeCursor(cursor, readId) ?? [];
    return pageOf(await findEntries(db, { ...filter, before }, limit + 1), limit, ({ id }) => encodeCursor(id));
  });
};
