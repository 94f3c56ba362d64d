import { type ItemStatus, money, type Order, type OrderEvent, type OrderItem, type OrderStatus } from '@kado/contracts';

import { latest } from '../clock.ts';
import type { orderItems, orders } from '../db/schema/money.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
/** The columns of an order that do not change after it was placed. */
export type PlacedOrderRow = Pick<OrderRow, 'id' | 'reference' | 'currency' | 'total' | 'createdAt'>;
export type PlacedItemRow = Pick<
  ItemRow,
  | 'id'
  | 'position'
  | 'itemId'
  | 'kind'
  | 'target'
  | 'details'
  | 'send'
  | 'fee'
  | 'currency'
  | 'receive'
  | 'receiveCurrency'
  | 'promisedBy'
>;
/** A row whose amounts and times may come from JSON: as a number, or as the database's text of a UTC time, without Z. */
type AsJson<Row> = {
  [Key in keyof Row]: Row[Key] | (bigint extends Row[Key] ? number : never) | (Date extends Row[Key] ? string : never);
};
/** The data of an order for the API: columns of its row, or of JSON from the database. */
export type ShownOrder = AsJson<PlacedOrderRow & Pick<OrderRow, 'status' | 'captured' | 'released'>>;
export type ShownItem = AsJson<PlacedItemRow & Pick<ItemRow, 'status' | 'submittedAt' | 'settledAt' | 'failureCode'>>;
/**
 * The item details that are copied from the quote, for receipts and suppliers. Id and name are those of the network, gift card or bank; `name` is the recipient's
 * as the buyer typed it, `redeem` where to enter a gift card's code, `deliverAt` the delivery time of a gift.
 */
export type Details = {
  networkId: string;
  network: string;
  countryIso: string;
  rate: string;
  name?: string;
  /** The last name under which the number was saved. Kept when the recipient is deleted or gets another number. */
  formerName?: string;
  message?: string;
  redeem?: string;
  deliverAt?: string;
  /** The original recipient, if the buyer has redirected the gift card. */
  boughtFor?: { name: string; target: string };
};
/** Explains in the user's language why an item failed. */
export type FailureText = (code: string, details: Details, kind: string) => string;

export const detailsOf = (row: Pick<ItemRow, 'details'>): Details => row.details as Details;

/** The earliest delivery of an item: now, or the chosen day of a gift. */
export function deliveryTime({ deliverAt }: Details, now: Date): Date {
  return latest(new Date(deliverAt ?? now), now);
}

/** A user's saved names for numbers, accounts and addresses, by `nameKey`. */
export type SavedNames = ReadonlyMap<string, string>;
export const nameKey = ({ kind, target }: Pick<ItemRow, 'kind' | 'target'>): string => `${kind} ${target}`;

/** An item's recipient with the name that the buyer typed, or under which the number was or is saved. */
export function recipientOf(row: Pick<ItemRow, 'kind' | 'target' | 'details'>, names: SavedNames): OrderItem['recipient'] {
  const { kind, target } = row;
  const { formerName, name = formerName ?? names.get(nameKey(row)) } = detailsOf(row);
  const at = kind === 'topup' ? { phone: target } : kind === 'gift' ? { email: target } : { account: target };
  return { ...(name === undefined ? {} : { name }), ...at };
}

/** The product of an item; empty when the reference lists did not contain it. */
export function productOf(row: Pick<ItemRow, 'details'>): Pick<OrderItem, 'product'> {
  const { networkId: id, network: name } = detailsOf(row);
  return id ? { product: { id, name } } : {};
}

/** Converts a time to the API's format with milliseconds. The database writes up to six decimal places, or none. */
const isoOf = (time: Date | string): string =>
  typeof time === 'string' ? `${`${time}${time.includes('.') ? '' : '.'}000`.slice(0, 23)}Z` : time.toISOString();

const toItem = (row: ShownItem, failureText: FailureText, names: SavedNames): OrderItem => ({
  id: row.id,
  itemId: row.itemId,
  kind: row.kind as OrderItem['kind'],
  status: row.status as ItemStatus,
  ...productOf(row),
  send: money(row.send, row.currency),
  fee: money(row.fee, row.currency),
  receive: money(row.receive, row.receiveCurrency),
  recipient: recipientOf(row, names),
  promisedBy: isoOf(row.promisedBy),
  ...(row.failureCode
    ? { failure: { code: row.failureCode, text: failureText(row.failureCode, detailsOf(row), row.kind) } }
    : {}),
});

const SETTLED = { delivered: 'delivered', failed: 'failed', reversed: 'reversed', cancelled: 'cancelled' } as const;
const isSettled = (status: string): status is keyof typeof SETTLED => status in SETTLED;

/** The events of an item: submitted, and settled. */
function eventsOf({ itemId, status, submittedAt, settledAt, failureCode }: ShownItem): OrderEvent[] {
  const events: OrderEvent[] = submittedAt ? [{ at: isoOf(submittedAt), kind: 'submitted', itemId }] : [];
  if (settledAt && isSettled(status))
    events.push({
      at: isoOf(settledAt),
      kind: SETTLED[status],
      itemId,
      ...(failureCode ? { params: { code: failureCode } } : {}),
    });
  return events;
}

/** Sorts by time. The times have the same format, so they can be compared as texts. */
const byTime = (a: OrderEvent, b: OrderEvent): number => (a.at < b.at ? -1 : Number(a.at > b.at));

/** An order as the API returns it. Its events are derived from the timestamps of its items. */
export function toOrder(
  row: ShownOrder,
  rows: readonly ShownItem[],
  failureText: FailureText,
  names: SavedNames = new Map(),
): Order {
  const { currency } = row;
  const items = rows.toSorted((a, b) => a.position - b.position);
  const [total, captured, released] = [money(row.total, currency), money(row.captured, currency), money(row.released, currency)];
  const createdAt = isoOf(row.createdAt);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status as OrderStatus,
    total,
    captured,
    released,
    held: money(total.amountMinor - captured.amountMinor - released.amountMinor, currency),
    items: items.map((item) => toItem(item, failureText, names)),
    events: [{ at: createdAt, kind: 'placed' }, ...items.flatMap(eventsOf).toSorted(byTime)],
    createdAt,
  };
}

const PROCESSING = { status: 'processing', captured: 0n, released: 0n };
const QUEUED = { status: 'queued', submittedAt: null, settledAt: null, failureCode: null };

/** The item with the recipient for whom it was bought. */
function asBought(item: PlacedItemRow): PlacedItemRow {
  const { boughtFor, formerName: _former, ...details } = detailsOf(item);
  return boughtFor ? { ...item, target: boughtFor.target, details: { ...details, name: boughtFor.name } } : { ...item, details };
}

/** An order in its original state, without later changes. No item had failed yet, so no failure text is needed. */
export const placedOrder = (row: PlacedOrderRow, rows: readonly PlacedItemRow[]): Order =>
  toOrder(
    { ...row, ...PROCESSING },
    rows.map((item) => ({ ...asBought(item), ...QUEUED })),
    String,
  );
