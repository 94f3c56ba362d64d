import type { LanguageCode } from '@kado/contracts';
import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { giftLinks, giftReveals, gifts } from '../db/schema/gifts.ts';
import { users } from '../db/schema/identity.ts';
import { orderItems } from '../db/schema/money.ts';
import type { Db } from '../db/types.ts';
import { languageOr } from '../i18n/translate.ts';
import type { EncryptedLink } from '../gift-codes/stored-gift.ts';
import { type Details, detailsOf, type ItemRow } from '../orders/order.ts';

export type GiftRow = typeof gifts.$inferSelect;
/** A gift card with its item, and the name and language of its giver. */
export type ReceivedGift = { gift: GiftRow; item: ItemRow; details: Details; from: string; languageCode: LanguageCode };

/** The gift card of a link, found by the hash of the link's token. */
export async function findGift(db: Db, linkHash: string): Promise<ReceivedGift | undefined> {
  const { firstName, lastName, languageCode } = users;
  const [row] = await db
    .select({ gift: gifts, item: orderItems, giver: { firstName, lastName, languageCode } })
    .from(giftLinks)
    .innerJoin(gifts, eq(gifts.itemId, giftLinks.itemId))
    .innerJoin(orderItems, eq(orderItems.id, gifts.itemId))
    .innerJoin(users, eq(users.id, orderItems.userId))
    .where(and(eq(giftLinks.hash, linkHash), isNull(giftLinks.endedAt)));
  if (!row) return undefined;
  const { gift, item, giver } = row;
  const from = `${giver.firstName} ${giver.lastName}`;
  return { gift, item, details: detailsOf(item), from, languageCode: languageOr(giver.languageCode) };
}

/** Stores when the recipient first saw the code. */
export async function markOpened(tx: Db, itemId: string, now: Date): Promise<void> {
  await tx
    .update(gifts)
    .set({ openedAt: now })
    .where(and(eq(gifts.itemId, itemId), isNull(gifts.openedAt)));
}

/** Locks a gift card until the end of the transaction; undefined before its delivery. */
export async function lockGift(tx: Db, itemId: string): Promise<GiftRow | undefined> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.itemId, itemId)).for('update');
  return gift;
}

/** So many looks of the buyer at a code are shown. */
const MAX_REVEALS = 100;

/** When and where the buyer last looked at the code, newest first. */
export function findReveals(tx: Db, itemId: string): Promise<{ at: Date; device: string }[]> {
  const { at, device, id } = giftReveals;
  const reveals = tx.select({ at, device }).from(giftReveals).where(eq(giftReveals.itemId, itemId));
  return reveals.orderBy(desc(id)).limit(MAX_REVEALS);
}

export async function insertReveal(tx: Db, reveal: { itemId: string; device: string; at: Date }): Promise<void> {
  await tx.insert(giftReveals).values({ id: newId(), ...reveal });
}

/** Whether the buyer or the recipient has seen the code. */
export async function isSeen(tx: Db, { itemId, openedAt }: GiftRow): Promise<boolean> {
  const [row] = await tx.select({ reveals: count() }).from(giftReveals).where(eq(giftReveals.itemId, itemId));
  return openedAt !== null || (row?.reveals ?? 0) > 0;
}

/** When the links of a gift card since a time were created, oldest first. */
export async function linksSince(tx: Db, itemId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: giftLinks.createdAt })
    .from(giftLinks)
    .where(and(eq(giftLinks.itemId, itemId), gt(giftLinks.createdAt, since)))
    .orderBy(giftLinks.createdAt);
  return rows.map(({ at }) => at);
}

export async function insertLink(tx: Db, itemId: string, { hash }: EncryptedLink, now: Date): Promise<void> {
  await tx.insert(giftLinks).values({ hash, itemId, createdAt: now });
}

/** Ends all links of a gift card except one. */
export async function endLinksBut(tx: Db, itemId: string, hash: string, now: Date): Promise<void> {
  await tx
    .update(giftLinks)
    .set({ endedAt: now })
    .where(and(eq(giftLinks.itemId, itemId), ne(giftLinks.hash, hash), isNull(giftLinks.endedAt)));
}
