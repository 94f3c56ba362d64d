import type { User, UserChange } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { invalid } from '../http/errors.ts';
import { updateUser } from '../users/repository.ts';
import { toUser } from '../users/user.ts';

const isDefined = ([, value]: [string, unknown]): boolean => value !== undefined;

/** Changes what the user tells about themselves; their mails follow the language. Throws 422 for an unknown country or file. */
export async function changeUser(app: FastifyInstance, request: FastifyRequest, body: UserChange): Promise<User> {
  const { db, clock, reference } = app;
  const { user } = request;
  const { countryIso, avatarFileId } = body;
  if (countryIso !== undefined && !reference.countries('en').some(({ iso }) => iso === countryIso))
    throw invalid({ countryIso: 'fields.country' });
  if (typeof avatarFileId === 'string') throw invalid({ avatarFileId: 'fields.choice' });
  const fields = Object.fromEntries(Object.entries(body).filter(isDefined));
  if (Object.keys(fields).length === 0) return toUser(user);
  return db.transaction(async (tx) => {
    const changed = await updateUser(tx, user.id, fields);
    const entry = { at: clock.now(), action: 'user.changed', subject: 'User', subjectId: user.id, actorId: user.id };
    await recordAudit(tx, { ...entry, after: { fields: Object.keys(fields) }, request });
    return toUser(changed);
  });
}
