import { type ItemStatus, money, type Order, type OrderEvent, type OrderItem, type OrderStatus } from '@kado/contracts';

import { latest } from '../clock.ts';
import type { orderItems, orders } from '../db/schema/money.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
/** The columns that an order shows, without those that change after it was placed. */
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
/** A row with the amounts and times of JSON beside its own: a number, and a time as the database writes it in UTC, without its Z. */
type AsJson<Row> = {
  [Key in keyof Row]: Row[Key] | (bigint extends Row[Key] ? number : never) | (Date extends Row[Key] ? string : never);
};
/** What an order shows: columns of its row, or of JSON that the database made of them. */
export type ShownOrder = AsJson<PlacedOrderRow & Pick<OrderRow, 'status' | 'captured' | 'released'>>;
export type ShownItem = AsJson<PlacedItemRow & Pick<ItemRow, 'status' | 'submittedAt' | 'settledAt' | 'failureCode'>>;
/**
 * What an item stores of its quote, for receipts and suppliers. Id and name are those of the network, gift card or bank; `name` is the recipient's as
 * the buyer typed it, `redeem` where a gift card's code is entered, `deliverAt` when a gift is to arrive.
 */
export type Details = {
  networkId: string;
  network: string;
  countryIso: string;
  rate: string;
  name?: string;
  /** The name that the number was last saved under, kept when the recipient is deleted or gets another number. */
  formerName?: string;
  message?: string;
  redeem?: string;
  deliverAt?: string;
  /** Whom it was bought for, before the buyer chose somebody else. */
  boughtFor?: { name: string; target: string };
};
/** Explains in the user's language why an item failed. */
export type FailureText = (code: string, details: Details, kind: string) => string;

export const detailsOf = (row: Pick<ItemRow, 'details'>): Details => row.details as Details;

/** From when an item may be delivered: at once, or on the day that was chosen for a gift. */
export function deliveryTime({ deliverAt }: Details, now: Date): Date {
  return latest(new Date(deliverAt ?? now), now);
}

/** The names that a person saved numbers, accounts and addresses under, by `nameKey`. */
export type SavedNames = ReadonlyMap<string, string>;
export const nameKey = ({ kind, target }: Pick<ItemRow, 'kind' | 'target'>): string => `${kind} ${target}`;

/** Whom an item is for, by the name that the buyer typed, had saved the number under, or has saved it under now. */
export function recipientOf(row: Pick<ItemRow, 'kind' | 'target' | 'details'>, names: SavedNames): OrderItem['recipient'] {
  const { kind, target } = row;
  const { formerName, name = formerName ?? names.get(nameKey(row)) } = detailsOf(row);
  const at = kind === 'topup' ? { phone: target } : kind === 'gift' ? { email: target } : { account: target };
  return { ...(name === undefined ? {} : { name }), ...at };
}

/** What an item buys; absent where the reference lists did not have it. */
export function productOf(row: Pick<ItemRow, 'details'>): Pick<OrderItem, 'product'> {
  const { networkId: id, network: name } = detailsOf(row);
  return id ? { product: { id, name } } : {};
}

/** A time as the API writes it: with milliseconds, of which the database writes up to six digits, or none. */
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

/** When an item was submitted and settled. */
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

/** The earlier one first. Times of one form are compared as texts. */
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

/** The recipient that an item was bought for. */
function asBought(item: PlacedItemRow): PlacedItemRow {
  const { boughtFor, formerName: _former, ...details } = detailsOf(item);
  return boughtFor ? { ...item, target: boughtFor.target, details: { ...details, name: boughtFor.name } } : { ...item, details };
}

/** An order as it was when it was placed, whatever has happened to it since. No item had failed, so no failure is explained. */
export const placedOrder = (row: PlacedOrderRow, rows: readonly PlacedItemRow[]): Order =>
  toOrder(
    { ...row, ...PROCESSING },
    rows.map((item) => ({ ...asBought(item), ...QUEUED })),
    String,
  );
