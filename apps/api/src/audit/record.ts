import type { AuditGroup } from '@kado/contracts';
import type { FastifyRequest } from 'fastify';

import { audit } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';
import { newId } from '../db/ids.ts';

export type AuditEntry = {
  at: Date;
  /** The part before the dot is the group by which operators filter the trail. */
  action: `${AuditGroup}.${string}`;
  subject: string;
  subjectId?: string;
  actorId?: string;
  before?: unknown;
  after?: unknown;
  /** The request id links the response, the log line and this row. */
  request?: Pick<FastifyRequest, 'id' | 'ip'>;
};

/** Adds a row to the audit trail: the actor, the action and the change, never a PIN, a code or a token. */
export async function recordAudit(db: Db, { request, ...entry }: AuditEntry): Promise<void> {
  await db.insert(audit).values({ id: newId(), requestId: request?.id, ip: request?.ip, ...entry });
}
