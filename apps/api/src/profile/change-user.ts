import type { User, UserChange } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../db/types.ts';
import { releaseFile, useFile } from '../files/repository.ts';
import { invalid } from '../http/errors.ts';
import { limitPerson } from '../limits/per-person.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockUser, updateUser } from '../users/repository.ts';
import { toUser, type UserRow } from '../users/user.ts';

const isDefined = ([, value]: [string, unknown]): boolean => value !== undefined;

/** Marks an avatar that this user uploaded as used, and releases the previous one; throws 422 for any other file. */
async function changeAvatar(
  { clock }: FastifyInstance,
  tx: Db,
  { id: userId, avatarFileId: current }: UserRow,
  next: UserChange['avatarFileId'],
): Promise<void> {
  if (next === undefined) return;
  if (next?.toLowerCase() === current) return;
  if (next !== null && !(await useFile(tx, userId, next, 'avatar'))) throw invalid({ avatarFileId: 'fields.choice' });
  if (current) await releaseFile(tx, userId, current, clock.sql());
}

/** Changes the user's profile. Mails are then in the new language. Throws 422 for an unknown country or file, and 429. */
export async function changeUser(app: FastifyInstance, request: FastifyRequest, body: UserChange): Promise<User> {
  const { db, clock, reference } = app;
  const { user } = request;
  const { countryIso, avatarFileId } = body;
  if (countryIso !== undefined && !reference.countries('en').some(({ iso }) => iso === countryIso))
    throw invalid({ countryIso: 'fields.country' });
  const fields = Object.fromEntries(Object.entries(body).filter(isDefined));
  if (Object.keys(fields).length === 0) return toUser(user);
  await limitPerson(app, user.id, 'profile-changes');
  return db.transaction(async (tx) => {
    // Locked, so that of two concurrent new avatars the second releases the first.
    const before = await lockUser(tx, user.id);
    await requireSignedIn(tx, request, clock.now());
    if (before) await changeAvatar(app, tx, before, avatarFileId);
    const changed = await updateUser(tx, user.id, fields);
    const entry = { at: clock.now(), action: 'user.changed' as const, subject: 'User', subjectId: user.id, actorId: user.id };
    await recordAudit(tx, { ...entry, after: { fields: Object.keys(fields) }, request });
    return toUser(changed);
  });
}
