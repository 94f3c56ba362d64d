import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { HttpError } from '../http/errors.ts';
import { recordAudit } from './record.ts';

const RECORDED = new Set([403, 423, 429]);

/** Records denied and rate-limited requests in the audit trail, or in the log while the database is unavailable. */
export async function auditDenial(app: FastifyInstance, request: FastifyRequest, { status, code }: HttpError): Promise<void> {
  if (!RECORDED.has(status) && code !== 'INVALID_CREDENTIALS') return;
  const actor = request.user?.id;
  const entry = {
    at: app.clock.now(),
    action: `denied.${code}`,
    subject: request.routeOptions.url ?? 'none',
    request,
    ...(actor ? { actorId: actor } : {}),
  };
  await recordAudit(app.db, entry).catch((cause: unknown) => request.log.warn({ err: cause, code }, 'denial not recorded'));
}
