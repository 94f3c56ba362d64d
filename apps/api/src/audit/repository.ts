import type { AuditEntry } from '@kado/contracts';
import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';

import { containing, endOf, isBefore, type Position, startOf } from '../db/filters.ts';
import { readId } from '../db/ids.ts';
import { users } from '../db/schema/identity.ts';
import { audit } from '../db/schema/system.ts';
import type { Db } from '../db/types.ts';

export type AuditFilter = {
  actor?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: Position | undefined;
};

/** Matches the actor by id, or by a part of the e-mail address. */
function isActor(text: string) {
  const id = readId(text);
  return id ? eq(audit.actorId, id) : ilike(users.email, containing(text));
}

/** An action, or the group that it belongs to: `auth` includes `auth.login`. */
const isAction = (text: string) => or(eq(audit.action, text), sql`starts_with(${audit.action}, ${`${text}.`})`);

/** Matches rows about this id, and rows about anything that belongs to the user with this id, such as a deposit. */
export const isAbout = (id: string) => or(eq(audit.subjectId, id), sql`${audit.after} ->> 'userId' = ${id}`);

/** The audit trail, newest first. */
export async function findAudit(
  db: Db,
  { actor, action, subjectId, from, to, before }: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const [who, what, thing] = [actor, action, subjectId].map((text) => text?.trim() ?? '');
  const rows = await db
    .select({ entry: audit, email: users.email })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(
      and(
        who ? isActor(who) : undefined,
        what ? isAction(what) : undefined,
        thing ? isAbout(thing) : undefined,
        from === undefined ? undefined : gte(audit.at, startOf(from)),
        to === undefined ? undefined : lt(audit.at, endOf(to)),
        isBefore(audit.at, audit.id, before),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit);
  return rows.map(({ entry, email }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actorId,
    ...(email === null ? {} : { actorEmail: email }),
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    ...(entry.before === null ? {} : { before: entry.before }),
    ...(entry.after === null ? {} : { after: entry.after }),
    ip: entry.ip,
  }));
}
