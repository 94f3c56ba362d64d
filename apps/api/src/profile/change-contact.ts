import type { Challenge, ChangeContact, User, VerifyToken } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { violatedConstraint } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { codeInvalid, invalid, unauthenticated } from '../http/errors.ts';
import { languageOr } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { takeAllowance, userSubject } from '../limits/repository.ts';
import { noticeMessage } from '../notifications/mails.ts';
import { notify } from '../notifications/service.ts';
import { codeMessage } from '../one-time-codes/mails.ts';
import { voidOpenProofs } from '../one-time-codes/open-proofs.ts';
import { openChallenge, returnCode, toChallenge, useCode } from '../one-time-codes/repository.ts';
import { limitWrongCodes, MAX_CONTACT_CHANGES } from '../one-time-codes/wrong-codes.ts';
import { movePinCounters } from '../pins/repository.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { type Identifier, limitKey, mask, readIdentifier } from '../users/identifiers.ts';
import { emailKeyOf, findUserByEmail, findUserByVerifiedPhone, lockUser, updateUser } from '../users/repository.ts';
import { toUser, type UserRow } from '../users/user.ts';

const ownerOf = (db: Db, to: Identifier): Promise<UserRow | undefined> =>
  to.kind === 'email' ? findUserByEmail(db, to.email) : findUserByVerifiedPhone(db, to.phone);

const isTaken = async (db: Db, to: Identifier, userId: string): Promise<boolean> => {
  const owner = await ownerOf(db, to);
  return owner !== undefined && owner.id !== userId;
};

/** Sends a code to the new address or phone. If it belongs to another account, no code is sent, and the challenge does not reveal this. */
export async function requestContactChange(
  { db, clock, env, mail }: FastifyInstance,
  request: FastifyRequest,
  { email, phone }: ChangeContact,
): Promise<Challenge> {
  const { user } = request;
  const now = clock.now();
  const to: Identifier = email === undefined ? { kind: 'phone', phone: phone ?? '' } : { kind: 'email', email };
  const channel = to.kind === 'phone' ? 'sms' : 'email';
  if (channel === 'sms' && env.smsUrl === undefined && !env.outbox) throw invalid({ phone: 'fields.noSms' });
  const acceptsCode = !(await isTaken(db, to, user.id));
  const language = languageOr(user.languageCode);
  return db.transaction(async (tx) => {
    await requireSignedIn(tx, request, now);
    await takeAllowance(tx, { subject: userSubject(user.id), kind: 'contact-changes', max: MAX_CONTACT_CHANGES }, now);
    const challenge = { purpose: 'change-contact', to, channel, language, acceptsCode, userId: user.id } as const;
    const { row, code } = await openChallenge({ tx, env, now, prefix: prefixOf(request.ip) }, challenge);
    const message = codeMessage({ to: row.recipient, language }, 'change-contact', code);
    await mail.queue(tx, message, acceptsCode ? channel : 'discard');
    const entry = {
      at: now,
      action: 'user.contact-requested' as const,
      subject: 'Challenge',
      subjectId: row.id,
      actorId: user.id,
    };
    await recordAudit(tx, { ...entry, request });
    return toChallenge(row);
  });
}

/** Notifies the old address. Codes sent to it can no longer reset the PIN. Wrong PINs stay counted. */
async function changeEmail(app: FastifyInstance, tx: Db, user: UserRow, email: string, now: Date): Promise<UserRow> {
  const keys = [user.emailKey, emailKeyOf(email)].map((key) => limitKey({ kind: 'email', email: key }));
  const contact = mask(readIdentifier(email));
  await notify(app, tx, { userId: user.id, kind: 'security.email_changed', params: { contact }, link: '/profile' });
  await voidOpenProofs(tx, user, now);
  await movePinCounters(tx, keys[0] ?? '', keys[1] ?? '');
  return updateUser(tx, user.id, { email, emailKey: emailKeyOf(email) });
}

/** Sets the verified phone number, with which the user can sign in from now on. A verified old number is notified, and codes sent to it can no longer reset the PIN. */
async function changePhone(app: FastifyInstance, tx: Db, user: UserRow, phone: string, now: Date): Promise<UserRow> {
  if (user.phone !== phone) {
    await voidOpenProofs(tx, user, now);
    const [kind, params] = ['security.phone_changed', { contact: mask({ kind: 'phone', phone }) }] as const;
    await notify(app, tx, { userId: user.id, kind, params, link: '/profile' });
    const sms = noticeMessage({ ...user, email: user.phone }, kind, params);
    if (user.phoneVerified && sms) await app.mail.queue(tx, sms, 'sms');
  }
  return updateUser(tx, user.id, { phone, phoneVerified: true });
}

const UNIQUE_CONTACTS = new Set<string | undefined>(['users_email_key', 'users_verified_phone']);

/** Sets the contact to which the code was sent; throws 422 CODE_INVALID or 429. */
export const verifyContactChange = (app: FastifyInstance, request: FastifyRequest, proof: VerifyToken): Promise<User> =>
  limitWrongCodes(app, request, () => applyContactChange(app, request, proof));

async function applyContactChange(
  app: FastifyInstance,
  request: FastifyRequest,
  { challengeId, token }: VerifyToken,
): Promise<User> {
  const { db, clock, env } = app;
  const { id } = request.user;
  const now = clock.now();
  // The transaction must commit after a wrong code, because it counts the attempt.
  const work = db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw unauthenticated();
    await requireSignedIn(tx, request, now);
    const code = { id: challengeId, code: token, purpose: 'change-contact', codeKey: env.codeKey, now, userId: id } as const;
    const used = await useCode(tx, code);
    if (typeof used === 'number') return used;
    await returnCode(tx, used);
    const to = readIdentifier(used.recipient);
    if (await isTaken(tx, to, id)) return 0;
    const changed =
      to.kind === 'email'
        ? await changeEmail(app, tx, user, used.recipient, now)
        : await changePhone(app, tx, user, to.phone, now);
    const entry = { at: now, action: 'user.contact-changed' as const, subject: 'User', subjectId: id, actorId: id };
    await recordAudit(tx, { ...entry, after: { kind: to.kind }, request });
    return toUser(changed);
  });
  // Another account may verify the same contact at the same time.
  const result = await work.catch((cause: unknown) => {
    if (UNIQUE_CONTACTS.has(violatedConstraint(cause))) return 0;
    throw cause;
  });
  if (typeof result === 'number') throw codeInvalid(result);
  return result;
}
