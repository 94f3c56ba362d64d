import { type Item, type ItemKind, type Money, type QuoteLine, type Risk, toDecimal } from '@kado/contracts';
import { and, eq, inArray, max, sql } from 'drizzle-orm';

import { orderItems } from '../db/schema/money.ts';
import type { Sql } from '../db/sql.ts';
import { detectNetwork } from '../reference/network-detection.ts';
import type { Reference } from '../reference/service.ts';
import { lookAlikes } from './look-alikes.ts';

/** Items that count as sent: delivered or under way. */
const SENT = ['queued', 'submitted', 'delivered'];
/** A line above this many times the largest delivered one of its kind is unusual. */
const UNUSUAL_FACTOR = 3n;

export const targetOf = (item: Item): string => {
  if (item.kind === 'topup') return item.phone;
  return item.kind === 'gift' ? item.recipient.email : item.account.number;
};

async function sentTo(db: Sql, userId: string, targets: readonly string[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ target: orderItems.target })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.userId, userId),
        sql`${orderItems.target} = any(${sql.param([...new Set(targets)])}::text[])`,
        inArray(orderItems.status, SENT),
      ),
    );
  return new Set(rows.map(({ target }) => target));
}

async function largestDelivered(db: Sql, userId: string, kind: ItemKind): Promise<bigint | undefined> {
  const [row] = await db
    .select({ most: max(orderItems.send) })
    .from(orderItems)
    .where(and(eq(orderItems.userId, userId), eq(orderItems.kind, kind), eq(orderItems.status, 'delivered')));
  return row?.most ?? undefined;
}

function networkRisk(item: Item, { networks, network }: Reference): Risk[] {
  if (item.kind !== 'topup') return [];
  const chosen = network(item.networkId);
  const detected = detectNetwork(item.phone, networks)?.network;
  if (!chosen || !detected || detected.id === chosen.id) return [];
  return [{ itemId: item.id, code: 'NETWORK_MISMATCH', params: { chosen: chosen.name, detected: detected.name } }];
}

type History = { known: ReadonlySet<string>; similar: ReadonlySet<string>; largest: ReadonlyMap<ItemKind, bigint | undefined> };

function risksOf(item: Item, send: Money, history: History, reference: Reference): Risk[] {
  const target = targetOf(item);
  const known = history.known.has(target);
  const lookAlike = known || item.kind !== 'topup' ? undefined : lookAlikes(target).find((each) => history.similar.has(each));
  const largest = history.largest.get(item.kind);
  const unusual = largest !== undefined && BigInt(send.amountMinor) > UNUSUAL_FACTOR * largest;
  return [
    ...(known ? [] : [{ itemId: item.id, code: 'NEW_RECIPIENT' as const, params: { target } }]),
    ...(lookAlike ? [{ itemId: item.id, code: 'LOOK_ALIKE' as const, params: { target, known: lookAlike } }] : []),
    ...networkRisk(item, reference),
    ...(unusual
      ? [
          {
            itemId: item.id,
            code: 'UNUSUAL_AMOUNT' as const,
            params: { largest: toDecimal({ ...send, amountMinor: Number(largest) }), currency: send.currency },
          },
        ]
      : []),
  ];
}

/** What the user should review before paying, judged by what they have sent so far. */
export async function assessRisks(
  db: Sql,
  userId: string,
  items: readonly Item[],
  lines: readonly QuoteLine[],
  reference: Reference,
): Promise<Risk[]> {
  const known = await sentTo(db, userId, items.map(targetOf));
  const unknown = items.filter((item) => item.kind === 'topup' && !known.has(targetOf(item)));
  const similar = await sentTo(
    db,
    userId,
    unknown.flatMap((item) => lookAlikes(targetOf(item))),
  );
  const largest = new Map<ItemKind, bigint | undefined>();
  for (const kind of new Set(items.map((item) => item.kind))) largest.set(kind, await largestDelivered(db, userId, kind));
  return items.flatMap((item, index) => {
    const line = lines[index];
    return line ? risksOf(item, line.send, { known, similar, largest }, reference) : [];
  });
}
