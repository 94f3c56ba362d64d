import {
  type Item,
  type ItemKind,
  type Money,
  type Network,
  plainAccount,
  type QuoteLine,
  type Risk,
  toDecimal,
} from '@kado/contracts';

import type { Db } from '../db/types.ts';
import type { Reference } from '../reference/service.ts';
import { countryMismatches } from './country-mismatch.ts';
import { largestDelivered, type Recipient, recipientKey, type Sent, sentTo, sentToSimilar, targetKey } from './history.ts';
import { areLookAlikes } from './look-alikes.ts';

/** An amount above this many times the largest delivered one of its kind is unusual. */
const UNUSUAL_FACTOR = 3n;

/** The recipient of an item: a number, an address, or a normalised account number. */
export const targetOf = (item: Item): string => {
  if (item.kind === 'topup') return item.phone;
  return item.kind === 'gift' ? item.recipient.email : plainAccount(item.account.number);
};

/** The detected network of each number; undefined if it is unknown. */
async function detectedNetworks(
  items: readonly Item[],
  { detect }: Reference,
): Promise<ReadonlyMap<string, Network | undefined>> {
  const phones = new Set(items.flatMap((item) => (item.kind === 'topup' ? [item.phone] : [])));
  const networkOf = async (phone: string) => (await detect(phone, { forQuote: true }))?.network;
  return new Map(await Promise.all([...phones].map(async (phone) => [phone, await networkOf(phone)] as const)));
}

function networkRisk(item: Item, { detected: networks }: History, { network }: Reference): Risk[] {
  if (item.kind !== 'topup') return [];
  const chosen = network(item.networkId);
  const detected = networks.get(item.phone);
  if (!chosen || !detected || detected.id === chosen.id) return [];
  return [{ itemId: item.id, code: 'NETWORK_MISMATCH', params: { chosen: chosen.name, detected: detected.name } }];
}

const recipientOf = (item: Item): Recipient => ({ target: targetOf(item), bankId: item.kind === 'bank' ? item.bankId : null });

type History = {
  /** The items whose recipient has never received anything from the user. */
  newItems: ReadonlySet<Item>;
  similar: readonly Sent[];
  largest: ReadonlyMap<ItemKind, bigint | undefined>;
  mismatches: ReadonlyMap<Item, Risk>;
  detected: ReadonlyMap<string, Network | undefined>;
};

function risksOf(item: Item, send: Money, history: History, reference: Reference): Risk[] {
  const target = targetOf(item);
  const isNew = history.newItems.has(item);
  const sent = isNew ? history.similar.filter(({ kind }) => kind === item.kind) : [];
  const lookAlike = sent.find((each) => areLookAlikes(targetKey(target), targetKey(each.target)))?.target;
  const largest = history.largest.get(item.kind);
  const unusual = largest !== undefined && BigInt(send.amountMinor) > UNUSUAL_FACTOR * largest;
  return [
    ...(isNew ? [{ itemId: item.id, code: 'NEW_RECIPIENT' as const, params: { target } }] : []),
    ...(lookAlike ? [{ itemId: item.id, code: 'LOOK_ALIKE' as const, params: { target, known: lookAlike } }] : []),
    ...[history.mismatches.get(item)].filter((risk) => risk !== undefined),
    ...networkRisk(item, history, reference),
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

/** The risks that the user should review before paying, derived from their earlier items. */
export async function assessRisks(
  db: Db,
  userId: string,
  items: readonly Item[],
  lines: readonly QuoteLine[],
  reference: Reference,
): Promise<Risk[]> {
  const known = await sentTo(db, userId, items.map(recipientOf));
  const newItems = items.filter((item) => !known.has(recipientKey(recipientOf(item))));
  const similar = await sentToSimilar(
    db,
    userId,
    newItems.map((item) => ({ kind: item.kind, target: targetOf(item) })),
  );
  const largest = new Map<ItemKind, bigint | undefined>();
  for (const kind of new Set(items.map((item) => item.kind))) largest.set(kind, await largestDelivered(db, userId, kind));
  const mismatches = await countryMismatches(db, userId, items, reference);
  const detected = await detectedNetworks(items, reference);
  const history = { newItems: new Set(newItems), similar, largest, mismatches, detected };
  return items.flatMap((item, index) => {
    const line = lines[index];
    return line ? risksOf(item, line.send, history, reference) : [];
  });
}
