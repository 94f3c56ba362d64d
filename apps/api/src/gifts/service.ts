import type { Challenge, Gift, LanguageCode, OpenedGift, OpenGift } from '@kado/contracts';
import { money } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../db/types.ts';
import { codeInvalid, notFound } from '../http/errors.ts';
import { hashToken, isToken } from '../http/tokens.ts';
import { translate } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { codeMessage } from '../one-time-codes/mails.ts';
import { openChallenge, returnCode, toChallenge, useCode } from '../one-time-codes/repository.ts';
import { limitWrongCodes } from '../one-time-codes/wrong-codes.ts';
import type { Details, ItemRow } from '../orders/order.ts';
import { findGift, lockGift, markOpened, type ReceivedGift } from './repository.ts';

/** Instructions where to enter the code of a gift card, in the reader's language. */
export const redeemText = ({ network: brand, redeem }: Details, language: LanguageCode): string =>
  translate(language, `redeem.${redeem === 'store' || redeem === 'app' || redeem === 'both' ? redeem : 'online'}`, { brand });

/** The gift card of a link; throws 404 for an unknown or ended token. */
async function requireGift(db: Db, token: string): Promise<ReceivedGift> {
  const found = isToken(token) ? await findGift(db, hashToken(token)) : undefined;
  if (!found) throw notFound();
  return found;
}

export async function showGift(db: Db, token: string): Promise<Gift> {
  const { gift, item, details, from } = await requireGift(db, token);
  return {
    brand: details.network,
    amount: money(item.receive, item.receiveCurrency),
    from,
    ...(details.message ? { message: details.message } : {}),
    state: gift.openedAt === null ? 'ready' : 'opened',
  };
}

/** What a one-time code is bound to: one gift card and one recipient. */
const aboutOf = ({ id, target }: ItemRow): string => `${id} ${target}`;

/** Mails a one-time code to the recipient, so that a stranger who only has the link does not get it. Throws 404 or 429. */
export async function sendGiftCode(app: FastifyInstance, request: FastifyRequest, token: string): Promise<Challenge> {
  const { db, clock, env, mail } = app;
  const now = clock.now();
  const { item } = await requireGift(db, token);
  const { language } = request;
  const email = item.target;
  return db.transaction(async (tx) => {
    const { row, code } = await openChallenge(
      { tx, env, now, prefix: prefixOf(request.ip) },
      {
        purpose: 'gift',
        to: { kind: 'email', email },
        channel: 'email',
        language,
        acceptsCode: true,
        payload: aboutOf(item),
      },
    );
    await mail.queue(tx, codeMessage({ to: email, language }, 'gift', code));
    await recordAudit(tx, { at: now, action: 'gift.code', subject: 'OrderItem', subjectId: item.id, request });
    return toChallenge(row);
  });
}

/** Shows the code of a gift card to its recipient. Every call needs a new one-time code; throws 404, 422 CODE_INVALID or 429. */
export const openGift = (app: FastifyInstance, request: FastifyRequest, token: string, proof: OpenGift): Promise<OpenedGift> =>
  limitWrongCodes(app, request, () => open(app, request, token, proof));

async function open(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  { challengeId, token: code }: OpenGift,
): Promise<OpenedGift> {
  const { db, clock, env, giftVault } = app;
  const now = clock.now();
  const known = await requireGift(db, token);
  // The transaction must commit after a wrong code, because it counts the attempt.
  const opened = await db.transaction(async (tx) => {
    // A redirection locks the gift card while it ends this link. Read again after the lock, so that an ended link is unknown.
    await lockGift(tx, known.item.id);
    const { gift, item, details } = await requireGift(tx, token);
    const about = aboutOf(item);
    const used = await useCode(tx, { id: challengeId, code, purpose: 'gift', about, codeKey: env.codeKey, now });
    if (typeof used === 'number') return used;
    await returnCode(tx, used);
    await markOpened(tx, item.id, now);
    await recordAudit(tx, { at: now, action: 'gift.open', subject: 'OrderItem', subjectId: item.id, request });
    return { code: giftVault.code(item.id, gift.code), redeem: redeemText(details, request.language) };
  });
  if (typeof opened === 'number') throw codeInvalid(opened);
  return opened;
}
