import { eq } from 'drizzle-orm';

import { newId } from '../src/db/ids.ts';
import { quotes } from '../src/db/schema/quotes.ts';
import type { Db } from '../src/db/types.ts';
import type { QuotedItem } from '../src/quotes/item-rows.ts';

type Change = { userId?: string; expiresAt?: Date };

/** Copies a quote under other ids, without pricing it again. The items of each copy get new ids. */
export async function copyQuotes(db: Db, pattern: string, ids: readonly string[], change: Change = {}): Promise<void> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, pattern));
  if (!quote) throw new Error(`There is no quote ${pattern}.`);
  const items = quote.itemRows as QuotedItem[];
  const rows = ids.map((id) => ({ ...quote, ...change, id, itemRows: items.map((item) => ({ ...item, id: newId() })) }));
  for (let at = 0; at < rows.length; at += 1000) await db.insert(quotes).values(rows.slice(at, at + 1000));
}
