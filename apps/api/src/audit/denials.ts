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
 * Whether a refusal is to be recorded: anonymous ones once per address prefix, code and route in 15 minutes, those of a signed-in user twenty times, so that a flood
 * fills no table.
 */
async function isNews(app: FastifyInstance, { user, ip, routeOptions }: FastifyRequest, code: string): Promise<boolean> {
  const [subject, max] = user ? [userSubject(user.id), MAX_OF_ACCOUNT] : [prefixOf(ip), 1];
  return takeIfLeft(app.db, { subject, kind: `${code} ${routeOptions.url}`, max }, app.clock.now());
}

/** The thing that a refused request names: by the id in its path, where a gift's token is a secret and stays out, or as what a step-up is for. */
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
