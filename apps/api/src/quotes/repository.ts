import { type Item, money, type Quote, type QuoteLine, type Risk } from '@kado/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import { quotes } from '../db/schema/quotes.ts';
import { isId, newId } from '../db/ids.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { QuotedItem } from './item-rows.ts';

type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = {
  userId: string;
  items: readonly Item[];
  lines: QuoteLine[];
  risks: Risk[];
  itemRows: QuotedItem[];
  total: bigint;
  currency: string;
};

const VALID_FOR = sql`interval '10 minutes'`;

const toQuote = (row: QuoteRow): Quote => ({
  id: row.id,
  lines: row.lines as QuoteLine[],
  total: money(row.total, row.currency),
  risks: row.risks as Risk[],
  expiresAt: row.expiresAt.toISOString(),
});

/** Stores a quote; its prices are valid for ten minutes. */
export async function insertQuote(db: Db, quote: NewQuote, now: SQL): Promise<Quote> {
  const rows = await db
    .insert(quotes)
    .values({ id: newId(), ...quote, createdAt: now, expiresAt: sql`${now} + ${VALID_FOR}` })
    .returning();
  return toQuote(onlyRow(rows, 'quote'));
}

export async function findQuote(db: Db, userId: string, id: string): Promise<Quote | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.userId, userId)));
  return row && toQuote(row);
}
