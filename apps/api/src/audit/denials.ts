import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { HttpError } from '../http/errors.ts';
import { recordAudit } from './record.ts';

const NOTED = new Set([403, 423, 429]);

/** Denials and limits reach the trail; when the database is away they still reach the log. */
export async function auditDenial(app: FastifyInstance, request: FastifyRequest, { status, code }: HttpError): Promise<void> {
  if (!NOTED.has(status) && code !== 'INVALID_CREDENTIALS') return;
  const actor = request.user?.id;
  const entry = {
    at: app.clock.now(),
    action: `denied.${code}`,
    subject: request.routeOptions.url ?? 'none',
    request,
    ...(actor ? { actorId: actor } : {}),
  };
  await recordAudit(app.db, entry).catch((cause: unknown) => request.log.warn({ err: cause, code }, 'denial not in the trail'));
}
