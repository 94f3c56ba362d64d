import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { orderItems } from './money.ts';

/** The code of a delivered gift card, encrypted with a key that is not in the database. */
export const gifts = pgTable('gifts', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => orderItems.id),
  code: text().notNull(),
  /** When its recipient first saw the code. */
  openedAt: time('opened_at'),
});

/** The links that were mailed to the recipient of a gift card, by the hash of their token. They end when the gift card is redirected. */
export const giftLinks = pgTable(
  'gift_links',
  {
    hash: text().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => gifts.itemId),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('gift_links_item').on(table.itemId, table.createdAt)],
);

/** When and on which device the buyer of a gift card revealed its code. */
export const giftReveals = pgTable(
  'gift_reveals',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => gifts.itemId),
    device: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('gift_reveals_item').on(table.itemId, table.id)],
);
