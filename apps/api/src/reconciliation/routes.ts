import { dataOf, Day, Finding, FindingQuery, listQuery, Reconciliation, StuckItem } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { decodeCursor, DEFAULT_LIMIT, encodeCursor, pageOf } from '../http/cursors.ts';
import { findFindings, findReconciliations, findStuckItems } from './lists.ts';
import { STUCK_AFTER_PROMISES } from './service.ts';

const readDay = (text: string): string | undefined => (Day.safeParse(text).success ? text : undefined);
const readSupplier = (text: string): string | undefined => (/^[a-z-]+$/.test(text) ? text : undefined);

/** Differences from the suppliers' statements, and items that are open too long, for operators. */
export const reconciliationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, env } = app;
  const config = { ability: ['manage', 'all'] as const };

  const findings = {
    operationId: 'listFindings',
    summary: "Differences to the suppliers' statements, newest first",
    querystring: FindingQuery,
    response: { 200: dataOf(z.array(Finding)) },
  };
  app.get('/admin/findings', { config, schema: findings }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, kind } = query;
    const [before] = decodeCursor(cursor, readId) ?? [];
    return pageOf(await findFindings(db, { kind, before }, limit + 1), limit, ({ id }) => encodeCursor(id));
  });

  const days = {
    operationId: 'listReconciliations',
    summary: "The days that were compared with the suppliers' statements, newest first",
    querystring: listQuery({}),
    response: { 200: dataOf(z.array(Reconciliation)) },
  };
  app.get('/admin/reconciliations', { config, schema: days }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT } = query;
    const rows = await findReconciliations(db, decodeCursor(cursor, readDay, readSupplier), limit + 1);
    return pageOf(rows, limit, ({ day, supplier }) => encodeCursor(day, supplier));
  });

  const stuck = {
    operationId: 'listStuckItems',
    summary: 'Items that are open long after their promise, the oldest first',
    querystring: listQuery({}),
    response: { 200: dataOf(z.array(StuckItem)) },
  };
  app.get('/admin/stuck-items', { config, schema: stuck }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT } = query;
    const [after] = decodeCursor(cursor, readId) ?? [];
    const rows = await findStuckItems(db, clock.sql(), STUCK_AFTER_PROMISES * env.promiseSeconds, after, limit + 1);
    return pageOf(rows, limit, ({ id }) => encodeCursor(id));
  });
};
