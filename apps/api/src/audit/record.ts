import type { FastifyRequest } from 'fastify';

import { audit } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';
import { newId } from '../ledger/new-id.ts';

export type AuditEntry = {
  at: Date;
  action: string;
  subject: string;
  subjectId?: string;
  actorId?: string;
  before?: unknown;
  after?: unknown;
  /** The request it happened in: its id joins answer, log and this row. */
  request?: Pick<FastifyRequest, 'id' | 'ip'>;
};

/** Adds a line to the trail. Never a PIN, a code or a token: only who, what, and what changed. */
export async function recordAudit(db: Db, { request, ...entry }: AuditEntry): Promise<void> {
  await db.insert(audit).values({ id: newId(), requestId: request?.id, ip: request?.ip, ...entry });
}
