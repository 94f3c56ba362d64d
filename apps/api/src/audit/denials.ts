import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readId } from '../db/ids.ts';
import type { HttpError } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { takeIfLeft, userSubject } from '../limits/repository.ts';
import { recordAudit } from './record.ts';

const REFUSALS = new Set([403, 423, 429]);

/** How many refusals of one account, code and route are recorded in 15 minutes. */
const MAX_OF_ACCOUNT = 20;

/**
 * Limits the audit rows that a flood of refused requests can write. Each code and route is recorded in 15 minutes once per address prefix for anonymous
 * requests, and twenty times for a signed-in user.
 */
async function isNews(app: FastifyInstance, { user, ip, routeOptions }: FastifyRequest, code: string): Promise<boolean> {
  const [subject, max] = user ? [userSubject(user.id), MAX_OF_ACCOUNT] : [prefixOf(ip), 1];
  return takeIfLeft(app.db, { subject, kind: `${code} ${routeOptions.url}`, max }, app.clock.now());
}

/** The route, with the id of the resource: from the path (unless it is a gift token, which is secret) or the `ref` of a step-up. */
const subjectOf = ({ routeOptions, params, body }: FastifyRequest) => {
  const id = readId((params as { id?: string }).id ?? (body as { ref?: string } | null | undefined)?.ref ?? '');
  return { subject: routeOptions.url ?? 'none', ...(id ? { subjectId: id } : {}) };
};

/** Records denied and rate-limited requests in the audit trail, or in the log while the database is unavailable. */
export async function auditDenial(app: FastifyInstance, request: FastifyRequest, { status, code }: HttpError): Promise<void> {
  const isRefusal = REFUSALS.has(status);
  if (!isRefusal && code !== 'INVALID_CREDENTIALS') return;
  const actor = request.user?.id;
  const entry = {
    at: app.clock.now(),
    action: `denied.${code}` as const,
    ...subjectOf(request),
    request,
    ...(actor ? { actorId: actor } : {}),
  };
  try {
    if (!isRefusal || (await isNews(app, request, code))) await recordAudit(app.db, entry);
  } catch (cause) {
    request.log.warn({ err: cause, code }, 'denial not recorded');
  }
}
