import { type SQL, sql } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { giftLinks, gifts } from '../db/schema/gifts.ts';
import { mails } from '../db/schema/system.ts';

/** The link that is mailed to the recipient: the hash of its token, and the encrypted token for the mail. */
export type EncryptedLink = { hash: string; encrypted: string };
/** The stored data of a delivered gift card, with its code encrypted. */
export type EncryptedGift = { code: string; link: EncryptedLink };

/**
 * The parts of the settling statement (which names the item `item`) that store the gift card and queue the mail to its recipient. In the same statement, so that
 * no gift card is delivered without its code.
 */
export const giftParts = ({ code, link }: EncryptedGift, now: SQL): SQL => sql`, gift as (
    insert into ${gifts} (item_id, code) select id, ${code}::text from item returning item_id
  ), gift_link as (
    insert into ${giftLinks} (hash, item_id, created_at) select ${link.hash}::text, item_id, ${now} from gift
  ), gift_mail as (
    insert into ${mails} (id, channel, state, sealed, letter, next_at, created_at)
    select ${newId()}::uuid, 'email', 'queued', '', json_build_object('kind', 'gift', 'itemId', item_id, 'link', ${link.encrypted}::text), ${now}, ${now}
    from gift
  )`;
