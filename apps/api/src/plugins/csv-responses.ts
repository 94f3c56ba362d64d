import accepts from 'accepts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';

import { recordAudit } from '../audit/record.ts';
import { csvColumns } from '../http/csv-columns.ts';
import { toCsv } from '../http/csv.ts';

/** With the charset, because an Accept header may contain it too. */
const JSON_TYPE = 'application/json; charset=utf-8';
const CSV_TYPE = 'text/csv; charset=utf-8';

type Page = { data?: unknown; meta?: { nextCursor?: string } };

/** Sends a list as CSV when the client prefers text/csv; the cursor of the next page is then in a header. Exports by operators are recorded in the audit trail. */
export function csvResponses(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload;
    const { data, meta } = (payload ?? {}) as Page;
    if (!Array.isArray(data) || accepts(request.raw).type([JSON_TYPE, CSV_TYPE]) !== CSV_TYPE) return payload;
    const { user, url, routeOptions } = request;
    if (routeOptions.config.ability?.[1] === 'all') {
      const entry = { at: app.clock.now(), action: 'list.exported' as const, subject: 'List', actorId: user.id, request };
      await recordAudit(app.db, { ...entry, after: { url, rows: data.length } });
    }
    if (meta?.nextCursor) reply.header('x-next-cursor', meta.nextCursor);
    reply
      .type(CSV_TYPE)
      .header('content-disposition', 'attachment; filename="kado.csv"')
      .serializer((text: string) => text);
    const { 200: schema } = (routeOptions.schema?.response ?? {}) as { 200?: z.core.$ZodType };
    return toCsv(data, csvColumns(schema));
  });
}
