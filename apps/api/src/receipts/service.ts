import type { Receipt } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Db } from '../db/types.ts';
import type { Env } from '../env.ts';
import { notFound } from '../http/errors.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { hourBefore, requireBelow } from '../limits/hourly.ts';
import { takeAllowance } from '../limits/repository.ts';
import type { Message } from '../mail/message.ts';
import { failureText } from '../orders/failure-text.ts';
import { detailsOf, toOrder } from '../orders/order.ts';
import { ownsOrder, savedNames } from '../orders/repository.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { checksumOf, isChecksumOf, isFinal, readReference } from './checksum.ts';
import { composeReceipt, type ReceiptOwner } from './compose.ts';
import { lossMessage, receiptMessage } from './mails.ts';
import {
  findByReference,
  findLoss,
  findReceipt,
  insertReceiptRequest,
  lockUserOrders,
  receiptRequestsSince,
} from './repository.ts';

const MAX_PER_HOUR = 5;
/** The path of the web app's page that verifies receipts. */
const CHECK_PAGE = '/verify-receipt';

/** The content of an order's receipt, and its owner; undefined when there is no such order. */
async function readReceipt(env: Env, db: Db, orderId: string): Promise<{ receipt: Receipt; owner: ReceiptOwner } | undefined> {
  const found = await findReceipt(db, orderId);
  if (!found) return undefined;
  const { order, items, owner } = found;
  const shown = toOrder(order, items, failureText(owner.languageCode), await savedNames(db, items));
  // A receipt for practice money has no checksum, because it proves nothing.
  const proof = { checksum: checksumOf(env, order, items), page: env.origin + CHECK_PAGE };
  return {
    receipt: composeReceipt(shown, items.map(detailsOf), owner, isFinal(order) && !env.practice ? proof : undefined),
    owner,
  };
}

/** The content of the receipt of this user's order; throws 404. */
export async function ownReceipt({ env, db }: FastifyInstance, userId: string, orderId: string): Promise<Receipt> {
  const found = (await ownsOrder(db, userId, orderId)) ? await readReceipt(env, db, orderId) : undefined;
  if (!found) throw notFound();
  return found.receipt;
}

/** The mail with an order's receipt, to its owner or to the given address; undefined when there is no such order. */
async function renderReceipt(env: Env, tx: Db, orderId: string, to?: string): Promise<Message | undefined> {
  const found = await readReceipt(env, tx, orderId);
  return found && receiptMessage(found.receipt, to ?? found.owner.email, found.owner.firstName);
}

async function renderLoss(db: Db, itemId: string, operatorId: string): Promise<Message | undefined> {
  const found = await findLoss(db, itemId, operatorId);
  return found && lossMessage(found);
}

/** Registers the mails of orders, which are rendered when they are sent, so that a rendering error cannot prevent a money movement. */
export function registerMailRenderers({ env, db, mail }: Pick<FastifyInstance, 'env' | 'db' | 'mail'>): void {
  mail.renderers.receipt = ({ orderId = '' }) => renderReceipt(env, db, orderId);
  mail.renderers.loss = ({ itemId = '', operatorId = '' }) => renderLoss(db, itemId, operatorId);
}

/** Queues a receipt that its owner requested; throws 404, or 429 after five in an hour. */
export async function requestReceipt(
  { env, db, clock, mail }: FastifyInstance,
  request: FastifyRequest,
  { orderId, email }: { orderId: string; email: string },
): Promise<Date> {
  const userId = request.user.id;
  if (!(await ownsOrder(db, userId, orderId))) throw notFound();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await requireSignedIn(tx, request, now);
    await lockUserOrders(tx, userId);
    requireBelow(await receiptRequestsSince(tx, userId, hourBefore(now)), MAX_PER_HOUR, now);
    await insertReceiptRequest(tx, { userId, orderId, at: now });
    const message = await renderReceipt(env, tx, orderId, email);
    if (message) await mail.queue(tx, message);
  });
  return now;
}

/** Whether we issued a receipt with this reference and checksum; throws 429 when an address prefix asks too often. */
export async function isReceiptValid(
  { env, db, clock }: FastifyInstance,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { reference, checksum }: { reference: string; checksum: string },
): Promise<boolean> {
  await takeAllowance(db, { subject: prefixOf(ip), kind: 'receipt-checks', max: env.prefixLimits.receiptChecks }, clock.now());
  return isChecksumOf(env, await findByReference(db, readReference(reference)), checksum);
}
