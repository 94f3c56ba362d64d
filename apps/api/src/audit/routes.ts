import { AuditEntry, AuditQuery, dataOf } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { readId } from '../db/ids.ts';
import { DEFAULT_LIMIT, encodeCursor, pageOf, positionOf } from '../http/cursors.ts';
import { findAudit } from './repository.ts';

/** The audit trail, for operators. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    operationId: 'listAudit',
    summary: 'The audit trail, newest first',
    querystring: AuditQuery,
    response: { 200: dataOf(z.array(AuditEntry)) },
  };
  app.get('/admin/audit', { config: { ability: ['manage', 'all'] }, schema }, async ({ query }) => {
    const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
    const rows = await findAudit(app.db, { ...filter, before: positionOf(cursor, readId) }, limit + 1);
    return pageOf(rows, limit, ({ at, id }) => encodeCursor(at, id));
  });
};
