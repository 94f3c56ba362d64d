import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { HttpError } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { takeIfLeft } from '../limits/repository.ts';
import { recordAudit } from './record.ts';

const REFUSALS = new Set([403, 423, 429]);

/** Whether a refusal is to be recorded: those of strangers once per network, code and route in a while, so that a flood fills no table. */
async function isNews(app: FastifyInstance, request: FastifyRequest, code: string): Promise<boolean> {
  if (request.user) return true;
  const kind = `${code} ${request.routeOptions.url}`;
  return takeIfLeft(app.db, { prefix: prefixOf(request.ip), kind, max: 1 }, app.clock.now());
}

/** Records denied and rate-limited requests in the audit trail, or in the log while the database is unavailable. */
export async function auditDenial(app: FastifyInstance, request: FastifyRequest, { status, code }: HttpError): Promise<void> {
  const isRefusal = REFUSALS.has(status);
  if (!isRefusal && code !== 'INVALID_CREDENTIALS') return;
  const actor = request.user?.id;
  const entry = {
    at: app.clock.now(),
    action: `denied.${code}`,
    subject: request.routeOptions.url ?? 'none',
    request,
    ...(actor ? { actorId: actor } : {}),
  };
  try {
    if (!isRefusal || (await isNews(app, request, code))) await recordAudit(app.db, entry);
  } catch (cause) {
    request.log.warn({ err: cause, code }, 'denial not recorded');
  }
}
