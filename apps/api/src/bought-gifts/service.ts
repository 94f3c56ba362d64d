import type { RedirectGift, RevealedGift, RevealGift, StepUp } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../db/types.ts';
import { HttpError, notFound, stateConflict } from '../http/errors.ts';
import { hourBefore, requireBelow } from '../limits/hourly.ts';
import { limitPerson } from '../limits/per-person.ts';
import { hashToken } from '../http/tokens.ts';
import {
  endLinksBut,
  findReveals,
  type GiftRow,
  insertLink,
  insertReveal,
  isSeen,
  linksSince,
  lockGift,
} from '../gifts/repository.ts';
import { redeemText } from '../gifts/service.ts';
import { detailsOf, type ItemRow } from '../orders/order.ts';
import { verifyPin } from '../pins/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { deviceName, deviceOf } from '../sessions/device-name.ts';
import { spendGrant } from '../step-up/repository.ts';
import { findBoughtGift, lockItem, setRecipient } from './repository.ts';

const MAX_MAILS_PER_HOUR = 5;
/** The states in which a gift card can still be redirected. */
const REDIRECTABLE = new Set(['queued', 'submitted', 'delivered']);

export type Which = { id: string; itemId: string };
type Confirmation = { pin?: string | undefined; grant?: string | undefined };
type Confirmed = { grant: string | undefined; pinHash: string | undefined };

async function requireBoughtGift({ db }: FastifyInstance, request: FastifyRequest, { id, itemId }: Which): Promise<ItemRow> {
  const item = await findBoughtGift(db, request.user.id, id, itemId);
  if (!item) throw notFound();
  return item;
}

/** Marks the grant as used in the same transaction as the action that it confirms. Without a grant, the PIN with this hash was verified before. Throws 401 or 403. */
async function spend(
  { clock }: FastifyInstance,
  tx: Db,
  request: FastifyRequest,
  { purpose, ref, grant, pinHash }: Pick<StepUp, 'purpose' | 'ref'> & Confirmed,
): Promise<void> {
  await requireSignedIn(tx, request, clock.now(), pinHash);
  if (grant === undefined) return;
  const use = { hash: hashToken(grant), sessionId: request.user.sessionId, purpose, ref, now: clock.sql() };
  if (!(await spendGrant(tx, use))) throw new HttpError(403, 'GRANT_INVALID');
}

/** Verifies the PIN if there is one. */
const confirmPin = async (app: FastifyInstance, request: FastifyRequest, { pin, grant }: Confirmation): Promise<Confirmed> => ({
  grant,
  pinHash: pin === undefined ? undefined : await verifyPin(app, request, pin),
});

/** Locks and returns the gift card; throws 409 when it is not delivered yet or when its delivery failed. */
async function lockDelivered(tx: Db, { id, status }: ItemRow): Promise<GiftRow> {
  const gift = await lockGift(tx, id);
  if (!gift) throw stateConflict(status);
  return gift;
}

/** Shows the code of a delivered gift card to its buyer. Each look is recorded with its device; throws 404, 409, 403 or 429. */
export async function revealGift(
  app: FastifyInstance,
  request: FastifyRequest,
  which: Which,
  confirmation: RevealGift,
): Promise<RevealedGift> {
  const { db, clock, giftVault } = app;
  const item = await requireBoughtGift(app, request, which);
  if (item.status !== 'delivered') throw stateConflict(item.status);
  await limitPerson(app, request.user.id, 'reveals');
  const confirmed = await confirmPin(app, request, confirmation);
  const at = clock.now();
  const { gift, reveals } = await db.transaction(async (tx) => {
    const locked = await lockDelivered(tx, item);
    await spend(app, tx, request, { purpose: 'reveal', ref: item.id, ...confirmed });
    await insertReveal(tx, { itemId: item.id, device: deviceOf(request.headers['user-agent']), at });
    const who = { actorId: request.user.id, request };
    await recordAudit(tx, { at, action: 'gift.reveal', subject: 'OrderItem', subjectId: item.id, ...who });
    return { gift: locked, reveals: await findReveals(tx, item.id) };
  });
  const { language } = request;
  return {
    code: giftVault.code(item.id, gift.code),
    redeem: redeemText(detailsOf(item), language),
    reveals: reveals.map((reveal) => ({ at: reveal.at.toISOString(), device: deviceName(reveal.device, language) })),
  };
}

/** A new link in a new mail, at most five an hour. Earlier links keep working. */
async function mailLink({ clock, giftVault, mail }: FastifyInstance, tx: Db, itemId: string): Promise<string> {
  const now = clock.now();
  requireBelow(await linksSince(tx, itemId, hourBefore(now)), MAX_MAILS_PER_HOUR, now);
  const link = giftVault.newLink(itemId);
  await insertLink(tx, itemId, link, now);
  await mail.queueTemplate(tx, { kind: 'gift', itemId, link: link.encrypted });
  return link.hash;
}

/** Mails the link to the recipient again; throws 404, 409 or 429. */
export async function resendGift(app: FastifyInstance, request: FastifyRequest, which: Which): Promise<void> {
  const item = await requireBoughtGift(app, request, which);
  if (item.status !== 'delivered') throw stateConflict(item.status);
  await app.db.transaction(async (tx) => {
    await requireSignedIn(tx, request, app.clock.now());
    await lockDelivered(tx, item);
    await mailLink(app, tx, item.id);
    const who = { actorId: request.user.id, request };
    await recordAudit(tx, { at: app.clock.now(), action: 'gift.resend', subject: 'OrderItem', subjectId: item.id, ...who });
  });
}

/** Throws 409 when the item failed, was cancelled or reversed, or when the code of the gift card was revealed. */
async function requireRedirectable(tx: Db, item: ItemRow): Promise<GiftRow | undefined> {
  if (!REDIRECTABLE.has(item.status)) throw stateConflict(item.status);
  const gift = await lockGift(tx, item.id);
  if (gift && (await isSeen(tx, gift))) throw stateConflict('revealed');
  return gift;
}

/** Sends a gift card whose code was not revealed yet to another recipient, and invalidates all earlier links. Throws 404, 409, 403 or 429. */
export async function redirectGift(
  app: FastifyInstance,
  request: FastifyRequest,
  which: Which,
  { name, email, ...confirmation }: RedirectGift,
): Promise<void> {
  const { db, clock } = app;
  const found = await requireBoughtGift(app, request, which);
  if (!REDIRECTABLE.has(found.status)) throw stateConflict(found.status);
  const confirmed = await confirmPin(app, request, confirmation);
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, found.id);
    if (!item) throw notFound();
    const gift = await requireRedirectable(tx, item);
    await spend(app, tx, request, { purpose: 'redirect', ref: item.id, ...confirmed });
    const details = detailsOf(item);
    const boughtFor = details.boughtFor ?? { name: details.name ?? '', target: item.target };
    await setRecipient(tx, item.id, email, { ...details, name, boughtFor });
    if (gift) await endLinksBut(tx, item.id, await mailLink(app, tx, item.id), clock.now());
    await recordAudit(tx, {
      at: clock.now(),
      action: 'gift.redirect',
      subject: 'OrderItem',
      subjectId: item.id,
      actorId: request.user.id,
      before: { name: details.name, email: item.target },
      after: { name, email },
      request,
    });
  });
}
